"""Computer players. They think in a child process without Qt."""
