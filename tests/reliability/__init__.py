"""Long trials that anybody can run again; `docs/reliability.md` tells what they found. A few rounds of each belong to
the slow tests."""
