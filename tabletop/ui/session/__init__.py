"""A match on its way: the queue of actions, computer players, the file, the results."""
