import { expect, test } from 'vitest';
import { languages } from '../contracts/languages.ts';
import { formatDate, formatMonth } from './format-date.ts';
import { withLocale } from './locale.ts';

test('a date is formatted as its day in UTC', () => {
  expect(formatDate('2024-01-12T23:59:00Z')).toBe('12 Jan 2024');
  expect(formatDate(new Date('2024-09-01T00:00:00Z'))).toBe('1 Sep 2024');
});

test('a month is formatted with its year', () => expect(formatMonth('2024-12')).toBe('Dec 2024'));

test.each(languages)('in %s the year is that of the common era, as on every page and document', (language) =>
  expect(withLocale(language, () => formatDate('2026-11-18'))).toContain('2026'),
);
