/** Deeper than any contract goes: what stands there is refused or left out anyway. */
const deepest = 20;
/** Wider than any contract goes: longer lists are cut, and refused by the contract's own limit; larger objects are null. */
const widest = 1000;

/**
 * The same value with every text as a database can keep it: without U+0000, which is a character of no script, and
 * without halves of characters. Names of fields are texts, too.
 */
export function sanitizeText(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return plain(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === deepest) return null;
  if (Array.isArray(value)) return value.slice(0, widest).map((item) => sanitizeText(item, depth + 1));
  const names = Object.keys(value);
  if (names.length > widest) return null;
  const fields = value as Record<string, unknown>;
  return Object.fromEntries(names.map((name) => [plain(name), sanitizeText(fields[name], depth + 1)]));
}

/**
 * Unicode's stream-safe limit: no script puts more marks on one letter. Normalising sorts the marks of a letter in
 * quadratic time, so that 20,000 of them would take half a second. The halfwidth sound marks become marks by NFKC.
 */
const tooManyMarks = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu;

function plain(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed().replace(tooManyMarks, '$1');
}
