"""What every room stands on: errors, settings, limits, workers, logs without values; may import words."""
