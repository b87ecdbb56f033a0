import written from '../../data/listing-copy/device-labels.json' with { type: 'json' };
import type { ListingContent } from '../compose/listing-content.ts';

const deviceLabels = new Set(written.labels);

/** The words read on a device without the labels of its ports and buttons, which name nothing. */
export const withoutLabels = (words: readonly string[]): string[] =>
  words.filter(
    (word) =>
      !deviceLabels.has(
        word
          .toUpperCase()
          .replaceAll(/[^A-Z0-9]+/g, ' ')
          .trim(),
      ),
  );

type Quote = (words: readonly string[]) => string;

const hasFigure = (word: string) => /\d/.test(word);

/** The words read on the article that name its model: those beside a brand, else those with a figure. */
export function modelOf({ brand, words, wordsRole }: ListingContent): readonly string[] {
  if (wordsRole !== 'model') return [];
  return brand ? words : words.filter(hasFigure);
}

/** Whether the facts name the words as the model: those with a figure on a device, unless the seller named another. */
export function nameModel({ productType, words, wordsRole, model }: ListingContent): boolean {
  return wordsRole === 'model' && Boolean(productType.powered) && words.some(hasFigure) && model === '';
}

/**
 * The words for the title. Those that are no model would read as a brand: on goods they are quoted, and those of a device,
 * such as DIGITAL or POWER, are labels and left out.
 */
export function modelWords(content: ListingContent, quote: Quote): string {
  const { productType, words, wordsRole } = content;
  const model = modelOf(content);
  if (model.length > 0) return model.join(' ');
  return wordsRole === 'model' && words.length > 0 && !productType.powered ? quote(words.slice(0, 1)) : '';
}
