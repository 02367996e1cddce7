"""The credits name whatever of others is shipped or imported, under the licence that its own package declares."""

import json
import re
import tomllib
from importlib.metadata import PackageMetadata, distribution
from pathlib import Path

import pytest
from litestar.testing import TestClient

from nemeton.site.base.settings import settings_from
from nemeton.site.pages.credits import FONTS, LIBRARIES, Credit
from nemeton.site.view.assets import STATIC
from nemeton.site.web.app import create_app

ROOT = Path(__file__).parents[2]
WORKS = {work.package: work for work in (*FONTS, *LIBRARIES)}
# How packages write what has another name in SPDX.
SPDX = {
    "MIT License": "MIT",
    "BSD License": "BSD-3-Clause",
    "Apache Software License": "Apache-2.0",
    "BSD-0-Clause": "0BSD",
}
VENDOR = {
    "alegreya-sans": "@fontsource/alegreya-sans",
    "alegreya": "@fontsource/alegreya",
    "htmx": "htmx.org",
    "hx-": "htmx.org",
}
OUR_OWN = {"fonts.css", "made-for"}  # written by scripts/frontend.py


def locked() -> dict[str, str]:
    """The licences that npm's packages declare, as the lock file keeps them."""
    packages = json.loads((ROOT / "frontend" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    return {path.removeprefix("node_modules/"): told.get("license", "") for path, told in packages.items()}


def declared(metadata: PackageMetadata) -> str:
    """The licence that a Python package declares."""
    fields: dict[str, str] = {
        name: str(metadata[name]) for name in ("License-Expression", "License") if name in metadata
    }
    classifiers = [line.split(" :: ")[-1] for line in metadata.get_all("Classifier") or [] if "License ::" in line]
    told = (
        [fields["License-Expression"]] if "License-Expression" in fields else classifiers or [fields.get("License", "")]
    )
    return " OR ".join(SPDX.get(licence, licence) for licence in told)


def python_packages() -> list[str]:
    """What the package needs to run."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [re.split(r"[\[<>=]", need)[0].strip() for need in project["dependencies"]]


@pytest.mark.parametrize("name", python_packages())
def test_a_python_package_is_credited_under_its_own_licence(name: str):
    found = distribution(name)
    assert WORKS[name].terms == declared(found.metadata)
    if WORKS[name].terms == "BSD-3-Clause" and "License-Expression" not in found.metadata:
        texts = [str(file.read_text()) for file in found.files or [] if "LICENSE" in file.name.upper()]
        assert any("Neither the name" in text for text in texts), "the third clause"


@pytest.mark.parametrize(
    "name", json.loads((ROOT / "frontend" / "package.json").read_text(encoding="utf-8"))["dependencies"]
)
def test_a_package_of_npm_is_credited_under_its_own_licence(name: str):
    told = locked()[name]
    assert WORKS[name].terms == SPDX.get(told, told)


def test_every_file_of_others_belongs_to_a_credited_package():
    files = {path.name for path in (STATIC / "vendor").iterdir()} - OUR_OWN
    assert files
    for file in files:
        package = next((package for begins, package in VENDOR.items() if file.startswith(begins)), None)
        assert package in WORKS, f"whose is {file}?"


@pytest.mark.parametrize("font", FONTS, ids=lambda font: font.name)
def test_a_font_is_credited_to_those_whom_its_licence_names(font: Credit):
    licence = (STATIC / "vendor" / f"{font.name.lower().replace(' ', '-')}.LICENSE.txt").read_text(encoding="utf-8")
    assert f"Copyright {font.authors} ({font.address})" in licence
    assert "SIL Open Font License, Version 1.1" in licence


def test_no_package_is_credited_that_is_not_used():
    dependencies = json.loads((ROOT / "frontend" / "package.json").read_text(encoding="utf-8"))["dependencies"]
    assert WORKS.keys() == {*python_packages(), *dependencies}


def test_the_page_shows_all_of_it(tmp_path: Path):
    with TestClient(create_app(settings_from({}, tmp_path))) as client:
        for language in ("en", "ru", "uk"):
            page = client.get("/credits", headers={"accept-language": language}).text
            for work in WORKS.values():
                assert f'href="{work.address}"' in page
                assert work.terms in page
                assert work.authors in page
