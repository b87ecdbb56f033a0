import type { Language } from '../../contracts/languages.ts';
import written from '../../data/listing-copy/closings.json' with { type: 'json' };

/**
 * Last lines of a description: a shop's for new goods, a person's for second-hand ones. Some listings have none. They suit
 * one article and several, working or not, and the same place in every language means nearly the same.
 */
export const closings: Record<'shop' | 'person', Record<Language | 'es-419', readonly string[]>> = written.closings;
