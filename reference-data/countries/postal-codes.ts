import written from '../../data/reference/postal-codes.json' with { type: 'json' };
import type { CountryCode } from './countries.ts';

const countries: Partial<Record<CountryCode, { pattern: string; example: string }>> = written.countries;

/** A postal code as it is stored: without a mark before it, in narrow capital letters. */
export function readPostalCode(text: string): string {
  return text
    .normalize('NFKC')
    .trim()
    .replace(/^〒\s*/u, '')
    .replace(/[‐-―−ー]/gu, '-')
    .toUpperCase();
}

/**
 * What a postal code there looks like, where this one does not; null where nothing speaks against it. It is a reason to
 * ask, never to refuse: codes change, and a country without a pattern has none that is known.
 */
export function findPostalCodeDoubt(country: CountryCode, code: string): { example: string } | null {
  const known = countries[country];
  if (!known || code === '') return null;
  return new RegExp(`^(?:${known.pattern})$`).test(readPostalCode(code)) ? null : { example: known.example };
}
