"""Random presets and lines of play on which the port and a reference are compared."""
