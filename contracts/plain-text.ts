/** Deeper than any contract goes: what stands there is refused or left out anyway. */
const deepest = 20;

/**
 * The same value with every text as a database can keep it: without U+0000, which is a character of no script, and
 * without halves of characters. Names of fields are texts, too.
 */
export function withPlainText(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return plain(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === deepest) return null;
  if (Array.isArray(value)) return value.map((item) => withPlainText(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [plain(name), withPlainText(item, depth + 1)]));
}

function plain(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}
