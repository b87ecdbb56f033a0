import written from '../../data/catalog/attributes/details.json' with { type: 'json' };
import { wordsById } from './attribute.ts';

/** Parts, closures, patterns, cuts and functions of a thing: what a buyer names beside it. */
export const detailWords = wordsById(written.values);
