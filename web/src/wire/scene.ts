import type { Changes, GameTable, Scene } from './messages';

/** The scene after a piece of news: parts that did not change are the same objects. See docs/protocol.md. */
export function changed(scene: Scene | null, changes: Changes): Scene {
  // The first news of a connection have all parts.
  if (scene === null) return changes as unknown as Scene;
  const house = changes.house ? { ...scene.house, ...changes.house } : scene.house;
  const { game } = changes;
  if (game === undefined) return { house, game: scene.game };
  return { house, game: game && scene.game ? changedGame(scene.game, game) : (game as GameTable | null) };
}

type Parts = Record<string, unknown>;

function changedGame(before: GameTable, told: object): GameTable {
  const parts = before as unknown as Parts;
  const changes = Object.entries(told).map(([name, part]) => [name, changedPart(parts[name], part)]);
  return { ...parts, ...Object.fromEntries(changes) } as unknown as GameTable;
}

/** A list that is told as an object: what changed of its elements, by their places. */
function changedPart(before: unknown, told: unknown): unknown {
  if (!Array.isArray(before) || Array.isArray(told) || typeof told !== 'object' || told === null) return told;
  const places = told as Record<number, object>;
  return before.map((one: object, place) => (places[place] ? { ...one, ...places[place] } : one));
}
