import type { Changes, GameTable, Scene } from './messages';

/** The scene after a piece of news: parts that did not change are the very same objects. See docs/protocol.md. */
export function changed(scene: Scene | null, changes: Changes): Scene {
  // The first news of a connection have all parts.
  if (scene === null) return changes as Scene;
  const { view } = changes;
  const next = { ...scene, ...changes } as Scene;
  return view && scene.view ? { ...next, view: changedView(scene.view, view) } : next;
}

type View = Record<string, unknown>;

function changedView(before: GameTable, told: object): GameTable {
  const parts = before as unknown as View;
  const changes = Object.entries(told).map(([name, part]) => [name, changedPart(parts[name], part)]);
  return { ...parts, ...Object.fromEntries(changes) } as unknown as GameTable;
}

/** A list that is told as an object: what changed of its elements, by their places. */
function changedPart(before: unknown, told: unknown): unknown {
  if (!Array.isArray(before) || Array.isArray(told) || typeof told !== 'object' || told === null) return told;
  const places = told as Record<number, object>;
  return before.map((one: object, place) => (places[place] ? { ...one, ...places[place] } : one));
}
