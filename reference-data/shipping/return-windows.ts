import written from '../../data/reference/return-windows.json' with { type: 'json' };
import type { CountryCode } from '../countries/countries.ts';

const legal: Partial<Record<CountryCode, number>> = written.legal;

/** Days after delivery in which goods can be returned where the seller has not set another number. */
export const defaultReturnDays: number = written.default;

/** The days in which the law of a buyer's country lets them withdraw without a reason; null where it gives no such right. */
export const withdrawalDays = (country: CountryCode): number | null => legal[country] ?? null;

/** The return window of a sale: the seller's, and at least the law's of the buyer's country. */
export function returnDaysFor(sellerDays: number | null, country: CountryCode | null): number {
  return Math.max(sellerDays ?? defaultReturnDays, country ? (withdrawalDays(country) ?? 0) : 0);
}
