import type { Changes, GameTable, Scene } from './messages';

/** The scene after a piece of news: parts that did not change are the very same objects. See docs/protocol.md. */
export function changed(scene: Scene | null, changes: Changes): Scene {
  // The first news of a connection have all parts.
  if (scene === null) return changes as Scene;
  const { view } = changes;
  const next = { ...scene, ...changes } as Scene;
  return view && scene.view ? { ...next, view: { ...scene.view, ...view } as GameTable } : next;
}
