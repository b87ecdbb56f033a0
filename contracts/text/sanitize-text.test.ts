import { expect, test } from 'vitest';
import { sanitizeText } from './sanitize-text.ts';

test('sanitized text keeps its letters and loses what PostgreSQL cannot store', () => {
  const input = { 'na\u0000me': ['a\u0000b', 'half \uD83D', 'whole 👍', 'สวัสดี'], count: 1, nothing: null };
  expect(sanitizeText(input)).toEqual({
    name: ['ab', 'half \uFFFD', 'whole 👍', 'สวัสดี'],
    count: 1,
    nothing: null,
  });
});

test('deeply nested values are cut', () => {
  expect(sanitizeText(JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)))).toBeDefined();
});

test('a letter keeps at most 30 combining marks', () => {
  expect(sanitizeText('Việt ก็ ั้')).toBe('Việt ก็ ั้');
  const sanitized = sanitizeText(`a${'\u0301\u0316'.repeat(10_000)}b`) as string;
  expect(sanitized).toBe(`a${'\u0301\u0316'.repeat(15)}b`);
  expect(sanitizeText('\uFF9E\u0301'.repeat(10_000))).toHaveLength(30);
});

test('long lists are cut and large objects become null', () => {
  const names = Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`name ${at}`, at]));
  expect(sanitizeText({ list: Array(5000).fill(0), names })).toEqual({ list: Array(1000).fill(0), names: null });
});

test('no text keeps control characters or marks of direction, in any field but a password', () => {
  const marks = [
    '\u202E',
    '\u202A',
    '\u2066',
    '\u2069',
    '\u200E',
    '\u200F',
    '\u061C',
    '\u0007',
    '\u001B',
    '\u0085',
    '\u007F',
  ];
  for (const mark of marks) {
    const text = `Mali${mark} Srisuk`;
    const input = { name: text, address: { line1: text }, notes: [text], current_password: text };
    expect(sanitizeText(input), mark.codePointAt(0)?.toString(16)).toEqual({
      name: 'Mali Srisuk',
      address: { line1: 'Mali Srisuk' },
      notes: ['Mali Srisuk'],
      current_password: text,
    });
  }
  expect(sanitizeText('two\nlines\tand 👨‍👩‍👧 ไทย')).toBe('two\nlines\tand 👨‍👩‍👧 ไทย');
});
