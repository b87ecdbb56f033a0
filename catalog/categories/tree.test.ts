import { describe, expect, it } from 'vitest';
import { type InEveryLanguage, languages } from '../../contracts/languages.ts';
import { tree } from './tree.ts';

const topLevelNames = [
  'Gadget & Smart Tech',
  'Clothing Shoe & Fashion',
  'Home & Kitchen',
  'Automotive',
  'Sports & Outdoors',
  'Beauty & Personal Care',
  'Toys & Games',
  'Movie Book & Music',
  'Jewelry & Watches',
  'Baby & Kids',
  'Pet Supplies',
  'Office Supplies',
  'Industrial & Scientific',
  'Program & Software',
  'Electronics DIY',
];

const latinName = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\p{Zs}\p{M}]+$/u;
const shortLatinName = /^[A-Z0-9+\-/ &]+$/;
const scripts: InEveryLanguage<RegExp> = {
  en: latinName,
  es: latinName,
  vi: latinName,
  th: /\p{Script=Thai}/u,
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
};

const subCategories = tree.flatMap((topCategory) => topCategory.subCategories);
const leafCategories = subCategories.flatMap((subCategory) => subCategory.leafCategories);
const everything = [...tree, ...subCategories, ...leafCategories];

describe('The category tree', () => {
  it('has the fifteen specified top-level categories with their English names and ids', () => {
    expect(tree.map((topCategory) => topCategory.names.en)).toEqual(topLevelNames);
    expect(tree.map((topCategory) => topCategory.id)).toEqual(topLevelNames.map((_, at) => (at + 1) * 1000));
  });

  it('numbers sub-categories by hundreds and leaves by ones below their parent', () => {
    for (const topCategory of tree) {
      expect(topCategory.subCategories.map((subCategory) => subCategory.id)).toEqual(
        topCategory.subCategories.map((_, at) => topCategory.id + (at + 1) * 100),
      );
      for (const subCategory of topCategory.subCategories) {
        expect(subCategory.leafCategories.map((leafCategory) => leafCategory.id)).toEqual(
          subCategory.leafCategories.map((_, at) => subCategory.id + at + 1),
        );
      }
    }
  });

  it('uses each id only once', () => {
    expect(new Set(everything.map((entry) => entry.id)).size).toBe(everything.length);
  });

  it('has 5 to 9 sub-categories per top category and 4 to 12 leaves per sub-category', () => {
    for (const topCategory of tree)
      expect([5, 6, 7, 8, 9], topCategory.names.en).toContain(topCategory.subCategories.length);
    for (const subCategory of subCategories) {
      expect(subCategory.leafCategories.length, subCategory.names.en).toBeGreaterThanOrEqual(4);
      expect(subCategory.leafCategories.length, subCategory.names.en).toBeLessThanOrEqual(12);
    }
  });

  it.each(languages)('has a trimmed NFC name in the right script for every category in %s', (language) => {
    for (const entry of everything) {
      const name = entry.names[language];
      expect(name, `${entry.id}`).toBe(name.normalize('NFC').trim());
      expect(scripts[language].test(name) || shortLatinName.test(name), `${entry.id} ${name}`).toBe(true);
    }
  });

  it.each(languages)('has no duplicate %s names among siblings', (language) => {
    for (const siblings of [
      tree,
      ...tree.map((topCategory) => topCategory.subCategories),
      ...subCategories.map((subCategory) => subCategory.leafCategories),
    ]) {
      const names = siblings.map((entry) => entry.names[language].toLowerCase());
      expect(new Set(names).size, names.join(' | ')).toBe(names.length);
    }
  });
});
