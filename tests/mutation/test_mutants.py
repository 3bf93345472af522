"""Every rule of both games can be broken in today's code, or it says why not; docs/coverage.md knows them all."""

import tomllib
from pathlib import Path

import pytest

import taproom
from taproom.cli.rules import basis
from taproom.dragonstones.content.loader import OWN_FIELDS, read_characters
from tests.mutation.mutants import Mutant, left_out, read_mutants
from tests.mutation.run import REPORT, scenarios_by_rule

MUTANTS, REASONS = read_mutants()
PACKAGE = Path(taproom.__file__).parent


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: f"{mutant.rules[0]}: {mutant.describe()}")
def test_the_code_to_be_broken_is_there(mutant: Mutant) -> None:
    source = (PACKAGE / mutant.module).read_text(encoding="utf-8")
    broken = mutant.applied(source)
    if mutant.module.startswith("dragonstones") and mutant.module.endswith(".toml"):
        assert read_characters(broken, mutant.module, OWN_FIELDS)[1] == []
    elif mutant.module.endswith(".toml"):
        tomllib.loads(broken)
    else:
        compile(broken, mutant.module, "exec")
    assert broken != source


def test_every_rule_can_be_broken_or_says_why_not() -> None:
    assert left_out(MUTANTS, REASONS) == []


def test_rules_that_can_be_broken_have_scenarios() -> None:
    cited = scenarios_by_rule()
    assert sorted({rule for mutant in MUTANTS for rule in mutant.rules if rule not in cited}) == []


def test_the_report_knows_every_rule() -> None:
    words = REPORT.read_text(encoding="utf-8").replace(",", " ").split()
    assert [rule for rule in basis() if rule not in words] == []
