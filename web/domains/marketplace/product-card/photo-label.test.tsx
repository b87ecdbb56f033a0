import { expect, test } from 'vitest';
import { languages } from '../../../../contracts/languages.ts';
import { reductionLabel } from '../../../../contracts/marketplace/reduction-label.ts';
import { withLocale } from '../../../../i18n/locale.ts';
import { renderPage } from '../../../../tests/support/render-hook.tsx';
import { PhotoLabel } from './photo-label.tsx';

const labelOf = async (stock: number, price_minor: number, price_before_minor: number | null) => {
  const { place } = await renderPage(<PhotoLabel product={{ stock, price_minor, price_before_minor }} />);
  return place.textContent;
};

test('a photo is labelled with the true reduction, and not at all without one', async () => {
  expect(await labelOf(3, 6000, 10_000)).toBe('40% OFF');
  expect(await labelOf(3, 2700, 3000)).toBe('10% OFF');
  expect(await labelOf(3, 6000, null)).toBe('');
});

test('a photo of a sold-out product says so, also where the price was reduced', async () => {
  expect(await labelOf(0, 6000, null)).toBe('Sold out');
  expect(await labelOf(0, 6000, 10_000)).toBe('Sold out');
});

const inEachLanguage = {
  en: '33% OFF',
  th: 'ลด 33%',
  zh: '6.7折',
  vi: 'Giảm 33%',
  es: '-33\u00a0%',
  ja: '33%オフ',
  ko: '33% 할인',
};

test.each(languages)('a reduction of a third is written as shoppers who read %s expect', (language) => {
  const prices = { price_minor: 2000, price_before_minor: 3000 };
  expect(withLocale(language, () => reductionLabel(prices))).toBe(inEachLanguage[language]);
});
