"""The application: routes, connections, who asks, headers, failures, the API; may import pages, house, view, visitors,
tables, storage, base, words."""
