import type { SpanishRegion } from '../../listing-copy/compose/facts.ts';
import type { CountryCode } from './countries.ts';

/** Countries where Spanish is read as it is written in the Americas. */
const american: ReadonlySet<CountryCode> = new Set<CountryCode>([
  ...([
    'MX',
    'CO',
    'AR',
    'PE',
    'VE',
    'CL',
    'GT',
    'EC',
    'BO',
    'CU',
    'DO',
    'HN',
    'PY',
    'SV',
    'NI',
    'CR',
    'PA',
    'UY',
  ] as const),
  ...(['PR', 'US'] as const),
]);

/** Which Spanish buyers of these countries read; the first that reads Spanish decides, and most readers live in the Americas. */
export function spanishFor(countries: readonly CountryCode[]): SpanishRegion {
  const first = countries.find((country) => country === 'ES' || american.has(country));
  return first === 'ES' ? 'spain' : 'americas';
}
