import type { ListingContent } from '../compose/listing-content.ts';

type Quote = (words: readonly string[]) => string;

/** Whether words read on the article are its model: on a device, beside a brand, or with a figure. */
export function areModel({ productType, brand, words, wordsRole }: ListingContent): boolean {
  if (wordsRole !== 'model' || words.length === 0) return false;
  return Boolean(productType.powered) || brand !== null || words.some((word) => /\d/.test(word));
}

/** Whether the facts name the words as the model: those with a figure on a device, unless the seller named another. */
export function nameModel({ productType, words, wordsRole, model }: ListingContent): boolean {
  const hasFigure = words.some((word) => /\d/.test(word));
  return wordsRole === 'model' && Boolean(productType.powered) && hasFigure && model === '';
}

/** The words for the title; those that are no model would read as a brand, and are quoted. */
export function modelWords(content: ListingContent, quote: Quote): string {
  const { words, wordsRole } = content;
  if (wordsRole !== 'model' || words.length === 0) return '';
  return areModel(content) ? words.join(' ') : quote(words.slice(0, 1));
}
