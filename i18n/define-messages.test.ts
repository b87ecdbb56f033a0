import { expect, test } from 'vitest';
import { defineMessages } from './define-messages.ts';
import { withLocale } from './locale.ts';

const english = { visit: ['Visit ', 'name'], close: 'Close', items: ['', 'count', ' items'] } as const;
const text = defineMessages<{
  visit: { name: string | number };
  close: Record<never, string>;
  items: { count: number };
}>({
  en: english,
  th: english,
  zh: english,
  vi: english,
  es: { ...english, visit: ['Visitar ', 'name'] },
  ja: english,
  ko: english,
});

test('a message is written in the language of the page, or in another one', () => {
  expect(text('visit', { name: 'Ann' })).toBe('Visit Ann');
  expect(withLocale('es', () => text('visit', { name: 'Ann' }))).toBe('Visitar Ann');
});

test('an unknown key, a missing argument and text in place of a count do not compile', () => {
  // @ts-expect-error No message has this key.
  expect(text('open')).toBe('');
  // @ts-expect-error The name is missing.
  expect(text('visit')).toBe('Visit ');
  // @ts-expect-error Only a number chooses a plural form.
  expect(text('items', { count: 'three' })).toBe('three items');
  const key: 'visit' | 'close' = 'visit';
  expect(text(key as 'visit' | 'close', { name: 'Ann' })).toBe('Visit Ann');
});
