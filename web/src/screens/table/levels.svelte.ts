import { house } from '../../wire/rest';

/** The levels of bots that the house has for each game; asked for once. */
let known = $state.raw<Readonly<Record<string, readonly string[]>> | null>(null);

export function botLevels(game: string): readonly string[] {
  if (known === null) void ask();
  // The best one first: it is the one that most tables want.
  return [...(known?.[game] ?? [])].reverse();
}

let asked: Promise<void> | null = null;

function ask(): Promise<void> {
  asked ??= house.games().then(
    (games) => {
      known = Object.fromEntries(games.map((game) => [game.key, game.levels]));
    },
    () => {
      asked = null;
    },
  );
  return asked;
}
