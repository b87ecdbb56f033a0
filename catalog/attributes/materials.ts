import written from '../../data/catalog/attributes/materials.json' with { type: 'json' };
import { wordsById } from './attribute.ts';

/** Materials as typed in searches and titles. */
export const materialWords = wordsById(written.values);
