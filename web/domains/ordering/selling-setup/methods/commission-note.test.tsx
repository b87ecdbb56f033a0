import { beforeEach, expect, test } from 'vitest';
import { renderPage } from '../../../../../tests/support/render-hook.tsx';
import { CommissionNote } from './commission-note.tsx';

beforeEach(() => () => document.documentElement.removeAttribute('lang'));

const noteIn = async (language: string, commission_fixed_cents: number, commission_percent = 5) => {
  document.documentElement.lang = language;
  const commission = { commission_percent, commission_fixed_cents };
  return (await renderPage(<CommissionNote commission={commission} />)).place.textContent ?? '';
};

test('its sentences follow each other with a space, in Chinese and Japanese without one', async () => {
  expect(await noteIn('en', 0)).toMatch(/\. \S/);
  for (const language of ['zh', 'ja']) expect(await noteIn(language, 0)).toMatch(/。\S/);
});

test('a fixed part is written as every amount that is paid', async () => {
  expect(await noteIn('en', 30)).toContain('$ 0.30');
});

test('the percentage is written as the language writes numbers', async () => {
  expect(await noteIn('en', 0, 7.5)).toContain('7.5 %');
  expect(await noteIn('vi', 0, 7.5)).toContain('7,5%');
});
