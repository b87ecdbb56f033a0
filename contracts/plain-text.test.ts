import { expect, test } from 'vitest';
import { withPlainText } from './plain-text.ts';

test('a text from outside keeps its letters and loses what no database keeps', () => {
  const given = { 'na\u0000me': ['a\u0000b', 'half \uD83D', 'whole 👍', 'สวัสดี'], count: 1, nothing: null };
  expect(withPlainText(given)).toEqual({
    name: ['ab', 'half \uFFFD', 'whole 👍', 'สวัสดี'],
    count: 1,
    nothing: null,
  });
});

test('what is nested without end is cut, not followed', () => {
  expect(withPlainText(JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)))).toBeDefined();
});
