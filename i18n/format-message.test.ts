import { expect, test } from 'vitest';
import type { Language } from '../contracts/languages.ts';
import { compileMessage } from './compile/compile-message.ts';
import { formatMessage, type Values } from './format-message.ts';

const write = (message: string, values: Values, language: Language = 'en') =>
  formatMessage(compileMessage(message), values, language);

test('a dot between two facts stays with the first, so that no line begins with it', () => {
  expect(write('Delivered {days} · {fee}', { days: 'today', fee: '$ 1.60' })).toBe('Delivered today\u00a0· $ 1.60');
});

test('numbers are written as the language writes them', () => {
  const items = '{count, plural, one {# item} other {# items}}';
  expect(write(items, { count: 1200 }, 'vi')).toBe('1.200 items');
  expect(write(items, { count: 1200 }, 'en')).toBe('1,200 items');
});

test('a number chooses the form of its plural category, and an exact form before it', () => {
  const items = '{count, plural, =0 {nothing} one {# item} other {# items}}';
  expect([0, 1, 2, 1.5].map((count) => write(items, { count }))).toEqual(['nothing', '1 item', '2 items', '1.5 items']);
});

test('a language without a form for one writes the only form', () => {
  expect(write('{count, plural, other {#件}}', { count: 1 }, 'ja')).toBe('1件');
});

test('Spanish needs a form for millions only where it differs', () => {
  const plain = '{count, plural, one {# producto} other {# productos}}';
  const withMany = '{count, plural, one {# producto} many {# de productos} other {# productos}}';
  expect(write(plain, { count: 1_000_000 }, 'es')).toBe('1.000.000 productos');
  expect(write(withMany, { count: 1_000_000 }, 'es')).toBe('1.000.000 de productos');
  expect(write(withMany, { count: 1_000_001 }, 'es')).toBe('1.000.001 productos');
});

test('a word chooses its own form', () => {
  const state = '{state, select, live {On sale} other {Hidden}}';
  expect(['live', 'paused'].map((value) => write(state, { state: value }))).toEqual(['On sale', 'Hidden']);
});

test('what is inserted is never read as part of the message', () => {
  expect(write("It''s {name}", { name: "'{x}' <b> {count, plural, other {#}}" })).toBe(
    "It's '{x}' <b> {count, plural, other {#}}",
  );
});

test('tags stay in the text, with their arguments filled in', () => {
  expect(write('See <link>all {count}</link>.', { count: 3 })).toBe('See <link>all 3</link>.');
});

test('an unknown message is empty', () => {
  expect(formatMessage(undefined, {}, 'en')).toBe('');
});

test.each(['{at, date}', '{n, number}', '{n, selectordinal, other {#th}}', '{n, plural, offset:1 other {#}}'])(
  '%s is refused, because code writes dates and numbers',
  (message) => expect(() => compileMessage(message)).toThrow(/not supported|written by code/),
);
