"""The table: felt, boards, tokens, marks and movement, and the hands that touch them."""

from tabletop.ui.table.view import TableView

__all__ = ["TableView"]
