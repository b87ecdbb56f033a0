import conditions from '../../data/catalog/attributes/conditions.json' with { type: 'json' };
import queryWords from '../../data/catalog/query-words.json' with { type: 'json' };
import { type AttributeWords, wordsById } from './attribute.ts';

/** Words of a search that say nothing about the thing. */
export const fillerWords: AttributeWords = queryWords.stopWords;

/** What comes after one of these tells whom or what a thing is for; the thing itself comes before. */
export const forWords: AttributeWords = queryWords.purposeWords;

/** What comes before one of these tells whom or what a thing is for; the thing itself comes after. */
export const forSuffixes: AttributeWords = queryWords.purposeSuffixes;

/** What comes after one of these is a part of the thing, which comes before. */
export const withWords: AttributeWords = queryWords.partWords;

/** What comes before one of these is a part of the thing, which comes after. */
export const withSuffixes: AttributeWords = queryWords.partSuffixes;

export const cheapWords: AttributeWords = queryWords.lowPriceWords;

export const conditionWords = wordsById(conditions.values);
