import { decimalsOf } from '../../i18n/format-money.ts';

/** A separator with exactly three digits after it, which can separate thousands: `1.500`, but not `0.500` or `1500.500`. */
const oneGroup = /^[1-9]\d{0,2}[.,]\d{3}$/;
const groups = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/;

/**
 * A typed number as the digits of a program, such as `-1500.5`; null for anything else. People write a decimal point or a
 * comma and separate thousands with the other one, so the last of both is the decimal one.
 */
function findDigits(text: string, isMeasure = false): string | null {
  const [, sign = '', figure = ''] = /^([+-]?)([\d.,]*)$/.exec(text.trim()) ?? [];
  const separators = [...figure].filter((character) => character === '.' || character === ',');
  const isDecimal =
    new Set(separators).size === 2 || (separators.length === 1 && (isMeasure || !oneGroup.test(figure)));
  const end = isDecimal ? figure.lastIndexOf(separators.at(-1) ?? '') : figure.length;
  const [whole, decimals] = [figure.slice(0, end), figure.slice(end + 1)];
  const isWhole = (/^\d*$/.test(whole) && whole + decimals !== '') || groups.test(whole);
  return isWhole ? `${sign}${whole.replace(/[.,]/g, '')}${decimals && `.${decimals}`}` : null;
}

/** A typed count or number of dollars, which has no three decimals: `1.500` and `1,500` are 1500. Null where it is none. */
export function readNumber(text: string): number | null {
  const digits = findDigits(text);
  return digits === null ? null : Number(digits);
}

/** A typed measure, which may have three decimals: `1.500` and `1,500` kilograms are 1500 grams. Null where it is none. */
export function readMeasure(text: string): number | null {
  const digits = findDigits(text, true);
  return digits === null ? null : Number(digits);
}

/** Typed dollars in whole cents, rounded; null where they are not a number. */
export const readCents = (text: string): number | null => readMinor(text, 'USD');

/** A typed price in the smallest unit of its currency, rounded; null where it is not a number. */
export function readMinor(text: string, currency: string): number | null {
  const digits = findDigits(text);
  // Scaled as text, because 1.005 * 100 is a little less than 100.5 in floating point.
  return digits === null ? null : Math.round(Number(`${digits}e${decimalsOf(currency)}`));
}

/** More than any amount that is moved, so that a slip of the finger is no amount. */
const maxAmount = 999_999_999_99;

/** A typed amount of money to move in the smallest unit, with or without a sign; null where it is not an amount. */
export function readAmount(text: string, currency = 'USD'): number | null {
  const digits = findDigits(text.trim().replace(/^\p{Sc}\s*|\s*\p{Sc}$/gu, ''));
  if (digits === null || !/^\d{1,12}(\.\d{1,2})?$/.test(digits)) return null;
  const minor = decimalsOf(currency) === 0 && digits.includes('.') ? null : readMinor(digits, currency);
  return minor === null || minor > maxAmount ? null : minor;
}
