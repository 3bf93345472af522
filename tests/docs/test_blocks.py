"""Every code block of the documentation is run, or says that it is output."""

from pathlib import Path

import pytest

from tests.docs.blocks import PAGES, ROOT, blocks, check_for, lay_out

WITH_BLOCKS = [page for page in PAGES if blocks(page)]
TRANSLATED = [page for page in PAGES if page.with_suffix(".ru.md").exists()]


def test_every_block_is_run_or_marked_as_output() -> None:
    unknown = [f"{one.place}: ```{' '.join(one.kind)}" for page in PAGES for one in blocks(page) if not check_for(one)]
    assert unknown == [], "CONTRIBUTING.md lists the kinds of blocks there are"


@pytest.mark.parametrize("page", WITH_BLOCKS, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_the_blocks_of_a_page_work_one_after_the_other(page: Path, tmp_path: Path) -> None:
    folder = lay_out(tmp_path)
    for block in blocks(page):
        check = check_for(block)
        assert check is not None, block.place
        check(block, folder)


@pytest.mark.parametrize("page", TRANSLATED, ids=lambda page: page.name)
def test_a_translated_page_shows_the_same_blocks(page: Path) -> None:
    english, russian = blocks(page), blocks(page.with_suffix(".ru.md"))
    assert [block.kind for block in english] == [block.kind for block in russian]
    for one, other in zip(english, russian, strict=True):
        if one.kind[0] in ("toml", "yaml", "python"):
            assert one.text == other.text


def test_few_blocks_are_only_run_in_small() -> None:
    long = {block.page.relative_to(ROOT).as_posix() for page in PAGES for block in blocks(page) if "long" in block.kind}
    assert long == {
        "CONTRIBUTING.md",
        "README.md",
        "docs/balance.md",
        "docs/bots.md",
        "docs/how-to-write-a-bot.md",
        "docs/how-to-write-a-bot.ru.md",
        "docs/how-to-write-a-character.md",
        "docs/how-to-write-a-character.ru.md",
        "docs/performance.md",
        "docs/simulation.md",
    }
