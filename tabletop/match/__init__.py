"""One sitting: queue, log, undo, whose eyes may look."""
