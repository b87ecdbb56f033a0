import { type Currency, type CurrencyCode, currencies, ratesDate } from './rates.ts';

const centsPerUsd = 100n;
const rateScale = 10_000n;

/** Converts US cents into minor units of a currency, rounded the way prices are written there; never free by rounding. */
export function convertFromUsdCents(cents: number, currency: CurrencyCode): number {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`not an amount in cents: ${cents}`);
  if (cents === 0) return 0;
  const { tenThousandthsPerUsd, decimals, step }: Currency = currencies[currency];
  const scaled = BigInt(cents) * BigInt(tenThousandthsPerUsd) * 10n ** BigInt(decimals);
  const perStep = centsPerUsd * rateScale * BigInt(step);
  const steps = (2n * scaled + perStep) / (2n * perStep);
  return Number(steps > 0n ? steps : 1n) * step;
}

/** An amount in another currency with the rate that made it, to be kept with an order. */
export interface LocalAmount {
  currency: CurrencyCode;
  /** In minor units: satang, cents, and whole dong, yen and won. */
  minor: number;
  tenThousandthsPerUsd: number;
  /** The day of the rate. */
  ratesDate: string;
}

/** US cents as pages show them in a currency, with the rate and its day. */
export function toLocalAmount(cents: number, currency: CurrencyCode): LocalAmount {
  const { tenThousandthsPerUsd } = currencies[currency];
  return { currency, minor: convertFromUsdCents(cents, currency), tenThousandthsPerUsd, ratesDate };
}
