import type { InnIncident } from '../../../wire/messages';

/** A card that lies there, and nothing more is known of it. */
export function bare(number: number): InnIncident {
  return {
    number,
    kind: 'card',
    seat: 0,
    other: -1,
    card: '',
    cards: [],
    way: 0,
    types: [],
    targets: [],
    about: -1,
    deed: '',
    answers: [],
    group: -1,
    state: 'pending',
    in_question: false,
    champions: [],
    ignored_by: [],
    changes: [],
    losses: [],
    amount: 0,
    ante: false,
    inn_pays: false,
    waived: false,
    contested: false,
    text: '',
  };
}
