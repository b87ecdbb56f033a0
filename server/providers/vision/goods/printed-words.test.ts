import { expect, test } from 'vitest';
import { findLeaf } from '../../../../catalog/lookup.ts';
import { leavesOfBrand } from '../../../../phrasebook/brands.ts';
import { totalOf } from '../leaf-scores.ts';
import { isWord } from '../word-reader.ts';
import { packageWords } from './package-words.ts';
import { printedNames } from './printed-names.ts';
import { hintsOf } from './printed-words.ts';

/** The category that printed words hint at most. */
const mostHinted = (...words: string[]) => [...hintsOf(words).leaves].sort((a, b) => b[1] - a[1])[0]?.[0];

test('a name of two words is understood wherever its words stand', () => {
  expect(mostHinted('CARDS', 'Xyzzy', 'PLAYING')).toBe(7402);
  expect(mostHinted('camera', 'Indoor', 'SECURITY')).toBe(1502);
});

test('words of a package tell what is in it, together more than alone', () => {
  expect(mostHinted('Chicken', 'ADULT', 'CATS')).toBe(11602);
  expect(mostHinted('DDR4')).toBe(15903);
  const weightOf = (words: string[], leafId: number) => hintsOf(words).leaves.get(leafId) ?? 0;
  expect(weightOf(['rapid', 'test'], 6903)).toBeGreaterThan(weightOf(['antigen'], 6903));
});

test('flavours and short foreign words name no goods', () => {
  for (const word of ['Chicken', 'ONION', 'Cera']) expect(totalOf(hintsOf([word]).leaves)).toBe(0);
});

test('twelve long words are understood within 50 ms', () => {
  const words = Array.from({ length: 12 }, (_, at) => `laundry${'detergent'.repeat(3)}${at}`);
  hintsOf(words);
  const began = performance.now();
  hintsOf(words);
  expect(performance.now() - began).toBeLessThan(50);
});

test.each([
  ['package words', packageWords],
  ['printed names', printedNames],
])('%s can be read, are in small letters and of known categories, each category once', (_, list) => {
  const rows = list
    .trim()
    .split('\n')
    .map((line) => line.split(': ') as [string, string]);
  for (const [leaves, words] of rows) {
    for (const id of leaves.split(' ')) expect(findLeaf(Number(id)), id).toBeDefined();
    for (const word of words.split(/[ +]/)) expect([word, isWord(word)]).toEqual([word.toLowerCase(), true]);
  }
  expect(new Set(rows.map(([leaves]) => leaves)).size).toBe(rows.length);
});

test('a maker is in one list, so that it counts once', () => {
  const wordsOf = (list: string) => list.split(/[\s:]+/).filter((word) => /\p{L}/u.test(word));
  const names = new Set(wordsOf(printedNames));
  expect(wordsOf(packageWords).filter((word) => names.has(word) || leavesOfBrand(word).length > 0)).toEqual([]);
});
