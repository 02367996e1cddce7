"""The site: tables in the browser."""
