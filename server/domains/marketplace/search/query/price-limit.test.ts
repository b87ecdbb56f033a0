import { expect, test } from 'vitest';
import { findPriceLimit } from './price-limit.ts';

test.each([
  ['shoes under 20', 'en', 'shoes', 2000],
  ['shoes under $20', 'en', 'shoes', 2000],
  ['headphones less than 15 dollars', 'en', 'headphones', 1500],
  ['หูฟังไม่เกิน 325 บาท', 'th', 'หูฟัง', 1000],
  ['100元以内的本子', 'zh', '的本子', 1408],
  ['váy dưới 200k', 'vi', 'váy', 762],
  ['zapatos por menos de 20 euros', 'es', 'zapatos', 2326],
  ['3000円以下 財布', 'ja', '財布', 1974],
  ['2만원 이하 가방', 'ko', '가방', 1399],
] as const)('%s asks for a highest price', (text, language, rest, cents) => {
  const limit = findPriceLimit(text, language);
  expect(limit?.text.trim()).toBe(rest);
  expect(Math.abs((limit?.cents ?? 0) - cents)).toBeLessThanOrEqual(2);
});

test.each(['iphone 15', 'under armour shirt', '304 不锈钢', 'lego 75192', ''])('%j names no price', (text) => {
  expect(findPriceLimit(text, 'en')).toBeNull();
});
