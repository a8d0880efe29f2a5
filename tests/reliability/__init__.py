"""Scripts that anybody can run to see how much the program stands; `docs/reliability.md` has the figures."""
