import { render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { InnCardInPlay } from '../../../wire/messages';
import type { Desk } from '../model/desk.svelte';
import { seat } from '../testing/samples';
import InPlay from './InPlay.svelte';

const GRUNT: InnCardInPlay = {
  target: 41,
  number: 7,
  card: 'torglesnarf/grunt_the_bully',
  wage: 2,
  activates: true,
  used: false,
};

function deskWith(change: Partial<Record<keyof Desk, unknown>>): Desk {
  const plain = { mine: 0, targets: new Set<number>(), fork: null, ears: { deaf: false }, activates: () => false };
  return { ...plain, ...change } as unknown as Desk;
}

function shown(owner: number, desk: Desk, card: Partial<InnCardInPlay> = {}): { read: ReturnType<typeof vi.fn> } {
  const read = vi.fn();
  const before = seat(owner, { in_play: [{ ...GRUNT, ...card }] });
  render(InPlay, { props: { seat: before, desk, read, title: () => 'Grunt the Bully' } });
  return { read };
}

describe('a card in play', () => {
  it('is aimed at like a player, by a button that says so', () => {
    const aim = vi.fn();
    shown(1, deskWith({ targets: new Set([1, 41]), aim }));
    screen.getByRole('button', { name: /Pick Grunt the Bully/ }).click();
    expect(aim).toHaveBeenCalledWith(41);
  });

  it('is activated by its owner', () => {
    const activate = vi.fn();
    shown(0, deskWith({ activates: (number: number) => number === 7, activate }));
    screen.getByRole('button', { name: /Activate Grunt the Bully/ }).click();
    expect(activate).toHaveBeenCalledWith(7);
  });

  it('is only read when nothing can be done with it', () => {
    const { read } = shown(0, deskWith({ activates: () => true }), { used: true });
    screen.getByRole('button', { name: /Grunt the Bully/ }).click();
    expect(read).toHaveBeenCalledWith('torglesnarf/grunt_the_bully');
  });
});
