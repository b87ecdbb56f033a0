import type { Language } from '../../../../../contracts/languages.ts';
import { every } from '../index/terms.ts';
import { factQuery, readFacts } from './facts.ts';

/** Words that narrow a list whose things are known otherwise, as a tsquery on all terms of a listing. */
export interface Narrowing {
  query: string;
  /** Whether the words say what the thing is, and not only how. */
  namesThing: boolean;
}

/** Reads words such as ‘like this, but blue’; null where they say nothing. What no fact names is left out beside facts. */
export function readNarrowing(text: string, language: Language): Narrowing | null {
  const [reading] = readFacts(text, language);
  if (!reading) return null;
  const telling = reading.facts.filter(({ factType }) => factType !== 'word');
  // A wide word beside a fact is seldom the thing: small words such as ‘but’ are names of some.
  const named = reading.thing?.productTypeQuery || (telling.length === 0 ? reading.thing?.places : '') || '';
  const thing = named === '' ? [] : [named];
  const facts = telling.length > 0 || thing.length > 0 ? telling : reading.facts;
  const parts = [...thing, ...facts.map(factQuery)].filter((query) => query !== '');
  return parts.length > 0 ? { query: every(parts), namesThing: thing.length > 0 } : null;
}
