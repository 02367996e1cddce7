"""From a concealed game to what a page shows: panels, prompts, pictures, templates."""
