import { expect, test } from 'vitest';
import { findLeafCategory } from '../../../catalog/categories/lookup.ts';
import { splitWords } from '../../../catalog/vocabulary/split-words.ts';
import { categoriesOfBrand } from '../../../listing-copy/words/brands.ts';
import { processorMsOf } from '../../../tests/support/process/processor-time.ts';
import { totalOf } from '../recognition/category-scores.ts';
import { isWord } from '../text/word-reader.ts';
import { packageWords } from './package-words.ts';
import { printedNames } from './printed-names.ts';
import { hintsOf } from './printed-words.ts';

/** The category that printed words hint at most. */
const mostHinted = (...words: string[]) => [...hintsOf(words).categories].sort((a, b) => b[1] - a[1])[0]?.[0];

const weightOf = (words: string[], categoryId: number) => hintsOf(words).categories.get(categoryId) ?? 0;

test('a name of two words counts more than its words alone, wherever they stand', () => {
  const together = weightOf(['security', 'camera'], 1502);
  expect(together).toBeGreaterThan(weightOf(['security'], 1502) + weightOf(['camera'], 1502));
  for (const words of [
    ['camera', 'Xyzzy', 'SECURITY'],
    ['SECURITY', 'Xyzzy', 'camera'],
  ])
    expect(weightOf(words, 1502)).toBe(together);
});

test('a word says the same of a category once, however many lists and orders it is in', () => {
  expect(weightOf(['Coca-Cola', 'Xyzzy', 'Plugh', 'Quux'], 3903)).toBe(weightOf(['Coca-Cola'], 3903));
  expect(weightOf(['soap', 'Xyzzy', 'bar'], 6801)).toBe(weightOf(['bar', 'soap'], 6801));
  expect(mostHinted('Coca-Cola', 'Tomato', 'Ketchup', 'Heinz', 'sauce')).toBe(3908);
});

test('a maker is found with either apostrophe', () => {
  expect(mostHinted('Kellogg’s')).toBe(3907);
  expect(mostHinted("Kellogg's")).toBe(3907);
});

test('words of a package tell what is in it, together more than alone', () => {
  expect(mostHinted('Chicken', 'ADULT', 'CATS')).toBe(11602);
  expect(mostHinted('DDR4')).toBe(15903);
  expect(weightOf(['rapid', 'test'], 6903)).toBeGreaterThan(weightOf(['antigen'], 6903));
});

test('flavours and short foreign words name no goods', () => {
  for (const word of ['Chicken', 'ONION', 'Cera']) expect(totalOf(hintsOf([word]).categories)).toBe(0);
});

test.each([
  ['long', (at: number) => `laundry${'detergent'.repeat(2)}${at}`],
  ['joined', (at: number) => `ab-cd-ef-gh-ij-kl-mn-op-qr-${at}`],
])('twelve %s words are understood within 50 ms', async (_, wordAt) => {
  const words = Array.from({ length: 12 }, (_, at) => wordAt(at));
  expect(words.every(isWord)).toBe(true);
  expect(await processorMsOf(() => hintsOf(words))).toBeLessThan(50);
});

test.each([
  ['package words', packageWords],
  ['printed names', printedNames],
])('%s can be read, are in small letters and of known categories, each category once', (_, list) => {
  const rows = list
    .trim()
    .split('\n')
    .map((line) => line.split(': ') as [string, string]);
  for (const [leafCategories, words] of rows) {
    for (const id of leafCategories.split(' ')) expect(findLeafCategory(Number(id)), id).toBeDefined();
    for (const word of words.split(/[ +]/)) expect([word, isWord(word)]).toEqual([word.toLowerCase(), true]);
  }
  expect(new Set(rows.map(([leafCategories]) => leafCategories)).size).toBe(rows.length);
});

test('a maker is in one list', () => {
  const names = printedNames.split(/[\s:]+/).filter((word) => /\p{L}/u.test(word));
  const single = new Set(packageWords.split(/[\s:]+/));
  expect(names.filter((name) => single.has(name) || categoriesOfBrand(name).length > 0)).toEqual([]);
});

test('words of packages say what the vocabulary does not', () => {
  const known = packageWords
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [categoryId, words] = line.split(': ') as [string, string];
      return words.split(' ').filter((joined) => isInVocabulary(joined.split('+'), Number(categoryId)));
    });
  expect(known).toEqual([]);
});

/** Whether the vocabulary takes words for an English name, of four letters or more, of goods of this category alone. */
function isInVocabulary(words: string[], categoryId: number): boolean {
  const [piece, ...others] = splitWords(words.join(' '));
  const categoryIds = (piece?.entries ?? []).flatMap(({ meaning, language }) =>
    meaning.type === 'product-type' && language === 'en' ? [meaning.categoryId] : [],
  );
  const isLong = words.join('').length >= 4;
  return isLong && others.length === 0 && categoryIds.length > 0 && categoryIds.every((found) => found === categoryId);
}
