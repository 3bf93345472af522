import type { InnGrowing, OptionShown } from '../../../wire/messages';

/** Two cards that grow are alike when they say the same and have come as far: then either will do. */
const kindOf = (card: InnGrowing): string => `${card.number}.${card.step}`;

/** How many of each kind there are among the cards of a mask. */
function kinds(cards: readonly InnGrowing[], mask: number): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const card of cards) {
    if (card.bit & mask) found.set(kindOf(card), (found.get(kindOf(card)) ?? 0) + 1);
  }
  return found;
}

/** The harvests that take at least the cards that were picked. */
export function harvestsWith(
  options: readonly OptionShown[],
  cards: readonly InnGrowing[],
  picked: readonly number[],
): readonly OptionShown[] {
  const wanted = kinds(
    cards,
    picked.reduce((sum, bit) => sum + bit, 0),
  );
  return options.filter((option) => {
    const taken = kinds(cards, option.way);
    return [...wanted].every(([kind, count]) => (taken.get(kind) ?? 0) >= count);
  });
}

/** The answer that is about a single card that grows: the one that is discarded, or moves on. */
export function answerAbout(options: readonly OptionShown[], card: InnGrowing): OptionShown | undefined {
  return options.find(
    (option) =>
      (option.verb === 'weed' || option.verb === 'grow') && option.number === card.number && option.way === card.step,
  );
}
