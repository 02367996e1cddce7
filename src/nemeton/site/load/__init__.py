"""The site under load, `nemeton bench site`; may import every other room."""
