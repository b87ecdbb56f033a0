import { z } from 'zod';
import { sanitizeText } from '../text/sanitize-text.ts';

/**
 * Lenient parsers for fields that clients send in different formats. Each accepts any value and returns the parsed value,
 * or `Unreadable` with a sentence about the expected format. All of them run in linear time.
 */
export class Unreadable {
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

export interface MoneyRange {
  min: number;
  max: number;
}

interface FieldDocs {
  type?: 'string';
  enum?: string[];
  default?: string;
  description: string;
  example: unknown;
}

/** A field that is parsed by the given function and documented in its usual format. */
export function readAs<Out, In = string | undefined>(read: (value: unknown) => Out | Unreadable, docs: FieldDocs) {
  const schema = z.preprocess((value, context) => {
    const result = read(value);
    if (!(result instanceof Unreadable)) return result;
    context.addIssue({ code: 'custom', message: result.message });
    return z.NEVER;
  }, z.custom<Out>());
  const withDefault = schema.prefault(docs.default ?? '');
  return withDefault.meta({ type: 'string', ...docs }) as unknown as z.ZodType<Out, In>;
}

const yesWords = new Set(['true', 'yes', 'y', 'on', '1']);
const noWords = new Set(['false', 'no', 'n', 'off', '0']);

/** A boolean, or a word for yes or no that forms and programs use; null for anything else. */
export function readFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const word = String(value).trim().toLowerCase();
  if (yesWords.has(word)) return true;
  return noWords.has(word) ? false : null;
}

/** Texts that programs send for a missing value. */
const blankTexts = new Set(['', '-', 'null', 'undefined', 'nan', 'none', 'n/a']);

export function isBlank(value: unknown): boolean {
  return (
    value === undefined || value === null || (typeof value === 'string' && blankTexts.has(value.trim().toLowerCase()))
  );
}

/** No field has more levels, and parsing thousands of them keeps the event loop. */
const maxLevels = 32;

function isNestedDeeply(text: string): boolean {
  let levels = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '[' || letter === '{') levels += 1;
    else if (letter === ']' || letter === '}') levels -= 1;
    if (levels > maxLevels) return true;
  }
  return false;
}

/** The parsed value of JSON text, any other value unchanged; undefined for invalid or deeply nested JSON. */
export function readJson(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[{["]/.test(value)) return value;
  if (isNestedDeeply(value)) return undefined;
  try {
    return sanitizeText(JSON.parse(value));
  } catch {
    return undefined;
  }
}

/** A list of texts from an array, JSON, or text separated by commas, semicolons or line breaks. */
export function readList(value: unknown): string[] | null {
  if (isBlank(value)) return [];
  const parsed = readJson(value);
  const items = Array.isArray(parsed) ? parsed : [parsed];
  if (!items.every((item) => typeof item === 'string' || typeof item === 'number' || isBlank(item))) return null;
  return items
    .flatMap((item) => String(item ?? '').split(/[,;|\n]/))
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An amount of at least 0, as a number or as text with or without currency signs; null for anything else. */
function readAmount(value: unknown): number | null {
  if (typeof value !== 'string')
    return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
  const figures = value.replace(/[\s,$]|usd/gi, '');
  return /^\d{1,15}(\.\d{1,9})?$/.test(figures) ? Number(figures) : null;
}

/** A range as `9-65`, `$9 – $65`, `{min, max}`, `[9, 65]` or one amount; null for anything else. */
export function readMoneyRange(value: unknown): MoneyRange | null {
  const [min, max] = endsOf(readJson(value)).map(readAmount);
  if (min === undefined || min === null || max === null) return null;
  return (max ?? min) < min ? null : { min, max: max ?? min };
}

function endsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.length === 2 ? value : [null];
  if (isObject(value)) return isObject(value.usd) ? endsOf(value.usd) : [value.min, value.max];
  if (typeof value !== 'string') return [value];
  const ends = value.slice(0, 200).split(/\s*(?:[-\u2010-\u2015\u2212~]|\bto\b|\.\.+)\s*/i);
  return ends.length > 2 ? [null] : ends;
}

/** Whether a range has no values, such as `undefined-undefined`. */
export function isEmptyRange(value: unknown): boolean {
  if (isBlank(value)) return true;
  return endsOf(readJson(value)).every(isBlank);
}

/** Rows by name, from an object, an array of objects with a name field, or JSON of either. */
export function readTable(value: unknown, names: readonly string[]): [string, unknown][] | null {
  const parsed = readJson(value);
  if (isObject(parsed)) return Object.entries(parsed);
  if (!Array.isArray(parsed)) return null;
  const rows = parsed.map((row): [string, unknown] | null => {
    const name = isObject(row) ? names.map((key) => row[key]).find((text) => typeof text === 'string') : undefined;
    return typeof name === 'string' ? [name, row] : null;
  });
  return rows.every((row) => row !== null) ? rows : null;
}
