"""What every room stands on: errors, settings, limits, workers."""
