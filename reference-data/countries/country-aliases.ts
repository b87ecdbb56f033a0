import written from '../../data/reference/country-aliases.json' with { type: 'json' };
import type { CountryCode } from './countries.ts';

interface Aliases {
  alpha3: string;
  names?: string[];
}

const aliases = Object.entries(written.countries as Record<CountryCode, Aliases>) as [CountryCode, Aliases][];

/** The three-letter codes of ISO 3166-1. */
export const alpha3Codes = Object.fromEntries(aliases.map(([code, { alpha3 }]) => [code, alpha3])) as Record<
  CountryCode,
  string
>;

/** Other names of a country besides its English one; case, accents, dots and a leading article are ignored when comparing. */
export const everydayNames: Partial<Record<CountryCode, readonly string[]>> = Object.fromEntries(
  aliases.flatMap(([code, { names }]) => (names ? [[code, names]] : [])),
);
