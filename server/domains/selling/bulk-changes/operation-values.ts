import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { BulkOperation } from '../../../../contracts/selling/bulk-changes.ts';
import type { CellValues } from '../../../../contracts/selling/listing-cells.ts';
import { roundToEnding } from '../../../../contracts/selling/price-ending.ts';
import { readMinor } from '../../../../contracts/text/typed-number.ts';
import { formatPlainAmount } from '../../../../i18n/format-money.ts';

/** What an operation writes into a listing, from its present values; null where its value is not a number. */
export function valuesAfter(operation: BulkOperation, now: CellValues, currency: ShopCurrency): CellValues | null {
  const { type, how, ends_in_90: endsIn90 } = operation;
  if (type === 'state') return { state: operation.state ?? 'paused' };
  if (type === 'copy') return {};
  const value = operation.value.replace(/[\p{Sc}%\s]/gu, '');
  const scale = type === 'price' ? currency : null;
  const before = readScaled(now[type] ?? '', scale) ?? 0;
  const after =
    how === 'percent' ? addPercent(before, value) : add(how === 'plus' ? before : 0, readScaled(value, scale));
  if (after === null) return null;
  if (type === 'stock') return { stock: String(Math.max(0, after)) };
  return { price: formatPlainAmount(endsIn90 && after > 0 ? roundToEnding(after, currency) : after, currency) };
}

const add = (before: number, by: number | null) => (by === null ? null : before + by);

/** In hundredths of a percent, so that no price is a little off by binary fractions; half a unit is rounded up. */
function addPercent(before: number, text: string): number | null {
  const share = readMinor(text, 'USD');
  return share === null ? null : Math.floor((before * (10_000 + share) + 5000) / 10_000);
}

/** A price in its smallest unit, or whole units of stock. */
function readScaled(text: string, currency: ShopCurrency | null): number | null {
  const minor = readMinor(text, currency ?? 'JPY');
  return minor !== null && Number.isSafeInteger(minor) ? minor : null;
}
