import { settings } from '../../settings.svelte';
import { house } from '../../wire/rest';

const USUAL = 'regular';

/** The levels of bots that the house has for each game, the weakest first; asked for once. */
let known = $state.raw<Readonly<Record<string, readonly string[]>> | null>(null);

export function botLevels(game: string): readonly string[] {
  if (known === null) void ask();
  return known?.[game] ?? [];
}

/** The level that is meant where nobody has chosen one: what was chosen last, or what the house would seat by itself. */
export function usualLevel(game: string): string {
  const levels = botLevels(game);
  if (levels.includes(settings.level)) return settings.level;
  return levels.includes(USUAL) ? USUAL : (levels.at(-1) ?? '');
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
