import written from '../../data/catalog/attributes/audiences.json' with { type: 'json' };
import { categoriesById, wordsById } from './attribute.ts';

/** Who a thing is for. */
export const audienceWords = wordsById(written.values);

/** Categories where everything is for this audience: a search that names it looks there first. */
export const audienceCategories = categoriesById(written.values);
