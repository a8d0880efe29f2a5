"""Scripts that anybody can run by hand: what breaks, and what nobody notices. See docs/reliability.md."""
