import { decimalsOf } from '../../i18n/format-money.ts';
import type { ShopCurrency } from '../identity/shop-currencies.ts';

/** Currencies of small units, where prices end otherwise than in .90: the last part of a price, and of how much. */
const ownEndings: Partial<Record<ShopCurrency, { of: number; end: number }>> = {
  JPY: { of: 100, end: 90 },
  KRW: { of: 1000, end: 900 },
  VND: { of: 10_000, end: 9000 },
  IDR: { of: 100_000, end: 90_000 },
};

/** The nearest price that ends in .90, or as prices of its currency end; of two as near the higher, and never nothing. */
export function roundToEnding(minor: number, currency: ShopCurrency): number {
  const unit = 10 ** decimalsOf(currency);
  const { of, end } = ownEndings[currency] ?? (unit === 1 ? { of: 100, end: 90 } : { of: unit, end: (unit * 9) / 10 });
  return Math.max(0, Math.floor((minor - end) / of + 0.5)) * of + end;
}
