"""The table: felt, boards, tokens, marks and movement, and the hands that touch them."""
