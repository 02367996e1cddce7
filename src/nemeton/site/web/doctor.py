"""What `nemeton doctor` prints."""

import asyncio
from pathlib import Path

from nemeton.kernel import Phrase

from ..base.settings import settings_from
from ..storage.checkup import symptoms
from ..words import site_words


def examine(data: Path | None, language: str) -> bool:
    """Print a line for everything that was looked at; is all of it well?"""

    async def look() -> bool:
        is_well = True
        async for symptom in symptoms(settings_from(data=data)):
            print("✓" if symptom.is_well else "✗", say(symptom.told), flush=True)
            is_well = is_well and symptom.is_well
        return is_well

    say = site_words(language).say
    is_well = asyncio.run(look())
    print(say(Phrase(f"site.doctor.summary.{'well' if is_well else 'ill'}")))
    return is_well
