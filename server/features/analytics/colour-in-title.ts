import { colours } from '../../../phrasebook/colours.ts';

/** Longer names first: a light blue cup is not counted as blue. */
const names = Object.values(colours)
  .filter(({ en }) => en.plain)
  .map(({ en }) => en.word)
  .sort((a, b) => b.length - a.length);

const anyName = new RegExp(`\\b(${names.join('|')})\\b`, 'i');

/** The colour that an English title names, or null. */
export function findColour(title: string): string | null {
  return anyName.exec(title)?.[1]?.toLowerCase() ?? null;
}
