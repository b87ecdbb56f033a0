import written from '../../data/reference/spanish-variants.json' with { type: 'json' };
import type { SpanishRegion } from '../../listing-copy/compose/facts.ts';
import type { CountryCode } from './countries.ts';

/** Countries where Spanish is read as it is written in the Americas. */
const american: ReadonlySet<string> = new Set(written.americas);

/** Which Spanish buyers of these countries read; the first that reads Spanish decides, and most readers live in the Americas. */
export function spanishFor(countries: readonly CountryCode[]): SpanishRegion {
  const first = countries.find((country) => country === 'ES' || american.has(country));
  return first === 'ES' ? 'spain' : 'americas';
}
