import written from '../../data/catalog/broad-terms.json' with { type: 'json' };
import type { WideWord } from './product-type.ts';

/** A wide word as it stands in `data/`. */
export interface BroadTerm extends Pick<WideWord, 'id' | 'categories'> {
  narrow?: boolean;
  words: Omit<WideWord, 'id' | 'categories' | 'isNarrow'>;
}

export const toWideWord = ({ words, narrow, ...term }: BroadTerm): WideWord => ({
  ...term,
  ...words,
  ...(narrow && { isNarrow: true as const }),
});

/** Wide words that belong to no single sub-category, or cover other categories in one language than in the others. */
export const wideWords: readonly WideWord[] = written.broadTerms.map(toWideWord);
