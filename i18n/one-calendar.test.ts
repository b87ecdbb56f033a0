import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { languages } from '../contracts/languages.ts';
import { formatDate, formatMonth } from './format-date.ts';
import { withLocale } from './locale.ts';

test.each(languages)('dates in %s have the years of the common era', (language) => {
  withLocale(language, () => {
    expect(formatDate('2026-11-18')).toContain('2026');
    expect(formatMonth('2026-11-18')).toContain('2026');
  });
});

test('no page, mail or document asks the runtime for a date in the reader’s language, which is another calendar in Thai', async () => {
  const found: string[] = [];
  for await (const file of glob('{web,server,i18n,contracts}/**/*.{ts,tsx}')) {
    if (file.includes('.test.')) continue;
    const text = await readFile(file, 'utf8');
    // The name of a time zone is no date.
    const uses = text.match(/(?:DateTimeFormat|toLocale(?:Date|Time)?String)\(\s*[^)'\s](?!.*timeZoneName)/g);
    if (uses) found.push(file);
  }
  expect(found).toEqual([]);
});
