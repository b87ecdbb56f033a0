import { expect, test } from 'vitest';
import { type Language, languages } from '../../contracts/languages.ts';
import { composeListing } from '../compose/compose.ts';

/** The last fact of the description in each language. */
function boxesOf(inTheBox: readonly string[], language?: Language): Record<Language, string> {
  const texts = composeListing({ categoryId: 1201, colours: [], details: { inTheBox, language } });
  const lines = languages.map((one) => {
    const facts = texts[one].description.split('\n').filter((line) => /: |：/.test(line));
    return [one, facts.at(-1)?.replace(/^.*?(: |：)/, '')];
  });
  return Object.fromEntries(lines);
}

test.each([
  ['vi', 'củ sạc, cáp, ốp lưng'],
  ['vi', 'pin, chai, đế, kim'],
  ['vi', 'Tai Nghe, sach huong dan'],
  ['en', 'Wall Charger, 2 cables, phone case'],
  ['es', 'correa, cargador, caja'],
  ['th', 'สายชาร์จ, ที่ชาร์จ, กล่อง'],
  ['zh', '充电器、数据线、手机壳'],
  ['ja', '充電器、ケーブル、ケース'],
  ['ko', '충전기, 케이블, 케이스'],
] as const)('what is in the box stays as typed in %s: %s', (language, typed) => {
  const items = typed.split(/, |、/);
  for (const item of items) expect(boxesOf(items, language)[language]).toContain(item);
});

test.each([
  ['vi', 'ốp lưng', { en: 'phone case', ja: 'スマホケース' }],
  ['en', 'computer mouse', { ja: 'マウス', vi: 'chuột máy tính' }],
  ['es', 'cargador', { en: 'wall charger' }],
  ['zh', '数据线', { en: 'charging cable' }],
  ['zh', '奶瓶', { en: 'baby bottle' }],
] as const)('a %s name of one product type is translated: %s', (language, item, expected) => {
  expect(boxesOf([item], language)).toMatchObject(expected);
});

test.each([
  ['a word of another language', 'vi', 'phone case'],
  ['a word with other marks', 'vi', 'kim'],
  ['a word without its marks', 'vi', 'op lung'],
  ['a word for many kinds', 'vi', 'cáp'],
  ['a word for two kinds', 'es', 'correa'],
  ['another number of a name', 'en', 'phone cases'],
  ['the name of a category that is also said of one kind', 'en', 'utensils'],
  ['a word that is also a feature', 'en', 'battery'],
  ['a word in an unknown language', undefined, 'computer mouse'],
] as const)('%s stays as typed in every language', (_, language, item) => {
  expect(Object.values(boxesOf([item], language))).toEqual(languages.map(() => item));
});
