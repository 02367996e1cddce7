"""The application: what holds for every request, how the site starts and stops, the API."""
