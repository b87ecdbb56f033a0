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

/**
 * Converts an amount between smallest units by the dated rates, rounded to the unit of the other currency: for what has to
 * be exact, such as fees and reports.
 */
export function convertMinor(minor: number, from: CurrencyCode, to: CurrencyCode): number {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not an amount in the smallest unit: ${minor}`);
  if (from === to) return minor;
  return Number(divideRounded(...ratioOf(minor, from, to)));
}

/** Converts a price, rounded the way prices are written in the other currency; never free by rounding. */
export function convertPrice(minor: number, from: CurrencyCode, to: CurrencyCode): number {
  if (from === to || minor === 0) return minor;
  const { step } = currencies[to];
  const [dividend, divisor] = ratioOf(minor, from, to);
  return Math.max(1, Number(divideRounded(dividend, divisor * BigInt(step)))) * step;
}

function ratioOf(minor: number, from: CurrencyCode, to: CurrencyCode): [dividend: bigint, divisor: bigint] {
  const [source, target]: [Currency, Currency] = [currencies[from], currencies[to]];
  return [
    BigInt(minor) * BigInt(target.tenThousandthsPerUsd) * 10n ** BigInt(target.decimals),
    BigInt(source.tenThousandthsPerUsd) * 10n ** BigInt(source.decimals),
  ];
}

/** Halves away from zero. */
function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const half = dividend < 0n ? -divisor : divisor;
  return (2n * dividend + half) / (2n * divisor);
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

/** An amount as pages show it in another currency, with the rate of that one and its day. */
export function toLocalAmount(minor: number, currency: CurrencyCode, from: CurrencyCode): LocalAmount {
  const { tenThousandthsPerUsd } = currencies[currency];
  return { currency, minor: convertPrice(minor, from, currency), tenThousandthsPerUsd, ratesDate };
}
