import type { ListingContent } from './listing-content.ts';

type Quote = (words: readonly string[]) => string;

/** Words read on a device, or beside a brand, are its model; alone on other goods they would read as a brand, and are quoted. */
export function modelWords({ kind, brand, words, wordsRole }: ListingContent, quote: Quote): string {
  if (wordsRole !== 'model' || words.length === 0) return '';
  const isModel = kind.powered || brand !== null || words.some((word) => /\d/.test(word));
  return isModel ? words.join(' ') : quote(words.slice(0, 1));
}
