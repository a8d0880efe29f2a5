"""Long trials that anybody can run again: kills, damage, full disks, hostile files. `docs/reliability.md` tells what
they found; a few rounds of each belong to the slow tests."""
