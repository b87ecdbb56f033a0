/** Deeper than any contract; values below are refused or ignored anyway. */
const maxDepth = 20;
/** Longer than any contract allows: longer lists are cut and then refused by the contract, larger objects become null. */
const maxWidth = 1000;

/**
 * The same value with every text, including field names, as PostgreSQL can store it and as people can read it: without
 * lone surrogates, control characters and marks that change the direction of what follows.
 */
export function sanitizeText(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return sanitizeString(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === maxDepth) return null;
  if (Array.isArray(value)) return value.slice(0, maxWidth).map((item) => sanitizeText(item, depth + 1));
  const names = Object.keys(value);
  if (names.length > maxWidth) return null;
  const fields = value as Record<string, unknown>;
  return Object.fromEntries(names.map((name) => [sanitizeString(name), sanitizeField(name, fields[name], depth + 1)]));
}

/** A password is shown to nobody, and an account that has one with such characters must stay reachable. */
function sanitizeField(name: string, value: unknown, depth: number): unknown {
  if (typeof value !== 'string' || !/password/i.test(name)) return sanitizeText(value, depth);
  return toStorable(value);
}

/**
 * Unicode's stream-safe limit of combining marks per letter. Normalizing sorts them in quadratic time, so that 20,000
 * would take half a second. The halfwidth sound marks become combining marks in NFKC.
 */
const tooManyMarks = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu;

/**
 * Control characters except those that end lines and words, and the marks and overrides of direction, with which a text
 * shows another order of letters than it has: a name, an address or a file that pretends to be another one.
 */
const misleading = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|(?![\n\r\t])\p{Cc}/gu;

function sanitizeString(text: string): string {
  return toStorable(text).replace(misleading, '');
}

function toStorable(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed().replace(tooManyMarks, '$1');
}
