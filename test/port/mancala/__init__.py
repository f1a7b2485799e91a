"""The rules of spec/rules in Python, written from the clauses alone."""
