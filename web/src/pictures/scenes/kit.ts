import grounds from '../../../../src/taproom/inn/content/pictures/grounds.svg?raw';
import kit from '../../../../src/taproom/inn/content/pictures/kit.svg?raw';
import type { Part } from './scene';

/** Every part of the kit. */
export const PARTS: ReadonlyMap<string, Part> = new Map(symbols(kit));

/** What lies behind everything, by the types of the card. */
export const GROUNDS: ReadonlyMap<string, Part> = new Map(symbols(grounds));

/** The symbols of a file that has one a line. */
function symbols(file: string): [string, Part][] {
  return [...file.matchAll(/<symbol id="([^"]+)" viewBox="0 0 (\d+) (\d+)">(.*)<\/symbol>/g)].map((found) => {
    const [, name = '', width, height, shapes = ''] = found;
    return [name, { width: Number(width), height: Number(height), shapes }];
  });
}
