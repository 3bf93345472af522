"""Packs: a stranger's decks are read, explained, seated and recorded, and nothing of theirs is run."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from taproom.cli.main import main
from taproom.inn.content import LARGEST_FILE, packs
from taproom.inn.content.files import MOST_DECKS
from taproom.inn.content.packs import EXAMPLE, check_folder, load_folder
from taproom.inn.lineups import lineup
from taproom.inn.start import new_game, read_options
from taproom.kernel.dice import Dice, QuickDice, key_from_seed
from taproom.kernel.game import game
from taproom.kernel.playout import random_choice
from taproom.kernel.record import new_record, record_from_json
from taproom.kernel.verdicts import Malformed
from taproom.presentation.presenter import presenter

DECK = (EXAMPLE / "magda.toml").read_text(encoding="utf-8")

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def command(*arguments: str) -> tuple[int, str, str]:
        status = main(arguments)
        said = capsys.readouterr()
        return status, said.out, said.err

    return command


def pack(folder: Path, **decks: str) -> Path:
    folder.mkdir(exist_ok=True)
    for name, text in decks.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def test_a_new_pack_is_sound_and_can_be_played_at_once(run: Run, tmp_path: Path) -> None:
    folder = str(tmp_path / "mine")
    assert run("pack", "new", folder)[0] == 0
    assert run("pack", "check", folder) == (0, "magda: 0 errors, 0 warnings\n", "")
    assert run("scenario", f"{folder}/magda.yaml", "--cards", folder)[0] == 0
    status, out, _ = run("simulate", "--games", "3", "--seats", "2", "--jobs", "1", "--pack", folder)
    assert status == 0 and "ERROR" not in out


def test_a_new_pack_takes_nobodys_place(run: Run, tmp_path: Path) -> None:
    (tmp_path / "diary").write_text("dear diary")
    status, _, err = run("pack", "new", str(tmp_path))
    assert status == 2 and "not empty" in err


@pytest.mark.parametrize(
    ("right", "wrong", "lines"),
    [
        (
            'text = "each other player: -1 fortitude"',
            'text = "each other player: -1 fortitud"',
            [
                'magda.toml:51: letter 23 of the text: "fortitud" is not understood here; did you mean "-1 fort',
                '    51 | text = "each other player: -1 fortitud"',
                "       |                               ^^^^^^^^",
                '       = expected "alcohol" or "fortitude"',
            ],
        ),
        (
            "when you must ante: leave the round\nor: ignore",
            "when you must ante: leave table\nor: ignore",
            [
                'magda.toml:126: column 27: "table" is not understood here; did you mean "leave the round"?',
                "   126 | when you must ante: leave table",
            ],
        ),
        ('type = "cheating"', 'type = "cheeting"', ['magda.toml:145: "cheeting" is no type; did you mean "cheating"?']),
        (
            'kind = "character"',
            'kind = "caracter"',
            ['magda.toml:12: "caracter" is no kind; did you mean "character"?'],
        ),
        ("size = 40", "size = 41", ["magda.toml:14: the counts of the cards add up to 40, not 41"]),
        ('key = "magda"', 'key = "gerki"', ['magda.toml:1: the game already has a deck "gerki"']),
        (
            'ru = "Магда, хозяйка погреба"',
            'de = "Magda"',
            [
                'magda.toml:15: unknown key "de" in title; there are en, ru',
                "       |                                           ^^\n",
            ],
        ),
        ("[deck]", "[deck", ["magda.toml:10: not TOML"]),
        (
            "common.i_raise = 2",
            "common.i_rise = 2",
            ['magda.toml:24: "i_rise" is no common card; did you mean "i_raise"?'],
        ),
    ],
)
def test_mistakes_are_explained(right: str, wrong: str, lines: list[str], run: Run, tmp_path: Path) -> None:
    assert DECK.count(right) == 1
    status, out, _ = run("pack", "check", str(pack(tmp_path / "mine", magda=DECK.replace(right, wrong))))
    assert status == 1
    for line in lines:
        assert line in out


def test_every_mistake_is_told_not_only_the_first(tmp_path: Path) -> None:
    text = DECK.replace("ignore a drink", "ignore drinks").replace("kind =", "knd =").replace("count = 3", "count = 0")
    report = check_folder(pack(tmp_path / "mine", magda=text))
    assert [error.split(": ")[0] for error in report.errors] == [
        "magda.toml:12",
        "magda.toml:36",
        "magda.toml:65",
        "magda.toml:127",
    ]


def test_an_unusual_deck_is_only_warned_about(run: Run, tmp_path: Path) -> None:
    text = DECK.replace("size = 40", "").replace("gambling_im_in = 6", "gambling_im_in = 5")
    text = text.replace("common.winning_hand", "common.dropped_my_cards")
    status, out, _ = run("pack", "check", str(pack(tmp_path / "mine", magda=text)))
    assert status == 0
    assert "warning: magda.toml: Magda the Cellar-Keeper has 39 cards; decks of this kind have 40" in out
    assert 'warning: magda.toml: no card works like "Winning Hand!" (winning_hand)' in out
    assert out.endswith("magda: 0 errors, 2 warnings\n")


def test_a_title_without_russian_is_shown_in_english(run: Run, tmp_path: Path) -> None:
    text = DECK.replace(', ru = "Магда, хозяйка погреба"', "").replace(', ru = "Налог на пробки. Не спрашивай."', "")
    folder = pack(tmp_path / "mine", magda=text)
    status, out, _ = run("pack", "check", str(folder))
    assert status == 0
    assert out == (
        "warning: magda.toml:15: no Russian text here and in 1 more place; the English one is shown\n"
        "magda: 0 errors, 1 warning\n"
    )
    options = lineup(2, ["magda", "gog"], {"pack": str(folder)}, QuickDice(7))
    state = new_record("inn", options, key_from_seed(7)).start()
    assert "Magda" in [presenter(game("inn")).seat_name(state, seat, "ru") for seat in range(2)]


def test_a_mistake_in_a_side_deck_is_told_once(tmp_path: Path) -> None:
    side = (
        '[[components]]\nkey = "lamp"\nkind = "side_deck"\ntitle = { en = "Lamp", ru = "Лампа" }\ndeck = "magda_lamp"\n'
        'use = "standing"\n\n'
    )
    trim = (
        '[[cards]]\nkey = "trim"\ntype = "anytime"\ntitle = { en = "Trim" }\n'
        'text = "the next card of lamp comes into force"\n\n'
    )
    lamp = (
        '[deck]\nkey = "magda_lamp"\nkind = "side"\ntitle = { en = "Lamp", ru = "Лампа" }\n\n'
        '[[cards]]\nkey = "lit"\ntitle = { en = "Lit", ru = "Горит" }\ntext = "always: you ante 1 more"\n'
    )
    magda = DECK.replace("size = 40", "").replace("[[cards]]", side + trim + "[[cards]]", 1)
    for right, wrong, line in (("you ante", "you ant", 9), ('kind = "side"', 'kind = "sid"', 3), ("title", "titel", 4)):
        folder = pack(tmp_path / "mine", magda=magda, magda_lamp=lamp.replace(right, wrong, 1))
        (error,) = check_folder(folder).errors
        assert error.startswith(f"magda_lamp.toml:{line}: ")
    folder = pack(tmp_path / "mine", magda=magda.replace('deck = "magda_lamp"', 'deck = "magda"'), magda_lamp=lamp)
    (error,) = check_folder(folder).errors
    assert "there is no side deck" in error


def test_two_decks_of_a_pack_have_two_keys(tmp_path: Path) -> None:
    report = check_folder(pack(tmp_path / "mine", one=DECK, two=DECK))
    assert report.errors == ['two.toml:1: another file of the pack has a deck "magda" already']
    with pytest.raises(Malformed, match=r'two\.toml: there are two decks "magda"'):
        load_folder(tmp_path / "mine")


def test_drinks_of_a_pack(tmp_path: Path) -> None:
    drink = '[[cards]]\nkey = "{}"\ncount = 30\ntype = "drink"\ntitle = {{ en = "x", ru = "y" }}\ntext = "+3 alcohol"\n'
    head = '[deck]\nkey = "{}"\nkind = "drink"\ntitle = {{ en = "x", ru = "y" }}\n'
    report = check_folder(pack(tmp_path / "mine", cellar=head.format("cellar") + drink.format("must")))
    assert 'begins with "drinks_"' in report.errors[0]
    report = check_folder(pack(tmp_path / "mine", cellar=head.format("drinks_cellar") + drink.format("wine")))
    assert '"wine" has another text than in drinks_rdi1' in report.errors[0]
    folder = pack(tmp_path / "mine", cellar=head.format("drinks_cellar") + drink.format("must"))
    assert not check_folder(folder).errors
    options = lineup(3, [], {"pack": str(folder), "drinks": "cellar"}, QuickDice(1))
    position = new_game(read_options(options), Dice(key_from_seed(1)))
    assert {position.setup.faces[card].key for card in position.zones.cards(position.setup.places.drink_deck)} == {
        "must"
    }


def test_packs_are_bounded(tmp_path: Path) -> None:
    folder = pack(tmp_path / "mine", magda=DECK + "#" * LARGEST_FILE)
    assert "too many bytes" in check_folder(folder).errors[0]
    with pytest.raises(Malformed, match="too many bytes"):
        load_folder(folder)
    for number in range(MOST_DECKS + 1):
        (folder / f"deck{number}.toml").write_text(DECK)
    with pytest.raises(Malformed, match="at most 20"):
        check_folder(folder)


def test_links_out_of_a_pack_are_not_followed(tmp_path: Path) -> None:
    secret = pack(tmp_path / "elsewhere", secret="password = 1")
    folder = pack(tmp_path / "mine", magda=DECK)
    (folder / "link.toml").symlink_to(secret / "secret.toml")
    assert [deck.name for deck in load_folder(folder)] == ["magda.toml"]


def test_no_pack_there(run: Run, tmp_path: Path) -> None:
    assert "is not a folder" in run("pack", "check", str(tmp_path / "nowhere"))[2]
    assert "holds no deck" in run("pack", "check", str(tmp_path))[2]
    assert "did you mean magda?" in run("play", "--pack", str(EXAMPLE), "--character", "magdа")[2]


def test_a_record_carries_its_pack() -> None:
    options = lineup(3, ["magda"], {"pack": str(EXAMPLE)}, QuickDice(7))
    record = new_record("inn", options, key_from_seed(7))
    state, chance = record.start(), QuickDice(7)
    while (seat := state.next_seat()) >= 0:
        decision = state.decision(seat)
        assert decision is not None
        record.choices.append((seat, random_choice(decision, chance)))
        state.choose(*record.choices[-1])
    again = record_from_json(record.to_json())
    assert "mallet_is_for_taps" in json.dumps(again.options)
    assert again.replay().fingerprint() == state.fingerprint()


def spoken(options: dict[str, object], language: str) -> list[str]:
    """What is said in a game played at random."""
    state, chance = game("inn").start(options, Dice(key_from_seed(1))), QuickDice(1)
    state.events = []
    while (seat := state.next_seat()) >= 0:
        decision = state.decision(seat)
        assert decision is not None
        state.choose(seat, random_choice(decision, chance))
    return [presenter(game("inn")).describe_event(state, event, language) for event in state.events]


def test_a_pack_speaks_for_itself() -> None:
    options = lineup(2, ["magda", "gog"], {"pack": str(EXAMPLE), "first": "1"}, QuickDice(7))
    state = new_record("inn", options, key_from_seed(7)).start()
    inn = game("inn")
    assert [presenter(inn).seat_name(state, 0, language) for language in ("en", "ru")] == ["Magda", "Магда"]
    known = inn.load(state.dump())
    assert known.fingerprint() == state.fingerprint()
    options = {"seats": [{"character": "magda"}, {"character": "gog"}], "packs": options["packs"], "first": 0}
    assert any(["на Магду" in line for line in spoken(options, "ru")])
    text = "\n".join(presenter(inn).describe_hand(state, 0, "ru"))
    assert "«" in text and "_" not in text


def test_a_record_with_a_broken_pack_is_refused() -> None:
    options = lineup(2, ["magda"], {"pack": str(EXAMPLE)}, QuickDice(7))
    options["packs"] = [{"name": "magda.toml", "text": DECK.replace("take control", "take contrl")}]
    with pytest.raises(Malformed, match=r"magda\.toml:\d+: .*contrl"):
        game("inn").start(options, Dice(key_from_seed(1)))
    del options["packs"]
    with pytest.raises(Malformed, match="there is no character deck 'magda'"):
        game("inn").start(options, Dice(key_from_seed(1)))


def test_a_pack_may_have_tracks_and_side_decks(tmp_path: Path) -> None:
    magda = (EXAMPLE / "magda.toml").read_text(encoding="utf-8")
    track = '[[components]]\nkey = "nerve"\nkind = "track"\ntitle = { en = "Nerve", ru = "Нервы" }\nhigh = 3\n\n'
    side = (
        '[[components]]\nkey = "lamp"\nkind = "side_deck"\ntitle = { en = "Lamp", ru = "Лампа" }\ndeck = "magda_lamp"\n'
        'use = "standing"\n\n'
    )
    (tmp_path / "magda.toml").write_text(magda.replace("[[cards]]", track + side + "[[cards]]", 1), encoding="utf-8")
    assert 'there is no side deck "magda_lamp" beside this deck' in check_folder(tmp_path).errors[0]
    (tmp_path / "magda_lamp.toml").write_text(
        '[deck]\nkey = "magda_lamp"\nkind = "side"\ntitle = { en = "Lamp", ru = "Лампа" }\n\n'
        '[[cards]]\nkey = "lit"\ntitle = { en = "Lit", ru = "Горит" }\ntext = "always: you ante 1 more"\n',
        encoding="utf-8",
    )
    report = check_folder(tmp_path)
    assert (report.errors, report.warnings) == ([], [])
    decks = packs.decks_of(load_folder(tmp_path))
    assert [component.key for component in decks["magda"].components] == ["nerve", "lamp"]
    assert decks["magda"].side_decks == [decks["magda_lamp"]]
