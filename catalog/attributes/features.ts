import written from '../../data/catalog/attributes/features.json' with { type: 'json' };
import { categoriesById, wordsById } from './attribute.ts';

/** Qualities that narrow a search but never decide what a thing is. */
export const featureWords = wordsById(written.values);

/** Categories where everything is for this use: a search that names it looks there first. */
export const featureCategories = categoriesById(written.values);
