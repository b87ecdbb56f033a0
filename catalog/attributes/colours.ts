import written from '../../data/catalog/attributes/colours.json' with { type: 'json' };
import queryWords from '../../data/catalog/query-words.json' with { type: 'json' };
import { type AttributeWords, wordsById } from './attribute.ts';

/** Colours as typed in searches and titles. Shades that listings keep apart are apart here too. */
export const colourWords = wordsById(written.values);

/** Colours that inside the word for a thing are mostly what it is made of or tastes of: cream, powder, oranges, sugar. */
export const substanceWords: AttributeWords = queryWords.colourWordsForSubstances;
