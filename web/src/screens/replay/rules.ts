import type { ReplayOutline } from '../../wire/messages';
import { say } from '../../words/words.svelte';

/** A note if the game was played under another rules version, and how far the replay goes; empty if it was not. */
export function rulesNote(outline: ReplayOutline): string {
  const { first, last, steps, rules, rules_now: now } = outline;
  const said: string[] = [];
  if (rules !== now) said.push(say('replay-rules', { rules, now }));
  if (first > 0) said.push(say('replay-rules-from', { first }));
  if (rules !== now) said.push(last < steps ? say('replay-rules-until', { last, steps }) : say('replay-rules-whole'));
  return said.join(' ');
}
