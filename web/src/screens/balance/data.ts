import byCard from '../../../../docs/figures/balance-cards.csv?raw';
import byCharacter from '../../../../docs/figures/balance-characters.csv?raw';
import byPlace from '../../../../docs/figures/balance-places.csv?raw';
import bySeats from '../../../../docs/figures/balance-by-seats.csv?raw';
import given from '../../../../docs/figures/balance-sets-1-and-2.csv?raw';
import byLength from '../../../../docs/figures/balance-length.csv?raw';
import { cardFigures, lengths, losses, places, shares } from './figures';

/** What is measured now, read from the tables that the documentation is made of. */
export const SHARES = new Map([...shares(bySeats), ...shares(byCharacter)]);
export const GIVEN = shares(given);
export const PLACES = places(byPlace);
export const LOSSES = losses(byCharacter);
export const LENGTHS = lengths(byLength, 4);
export const CARDS = cardFigures(byCard);
