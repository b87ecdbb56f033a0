import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../../contracts/languages.ts';
import { allLeafCategories, findCategory, pathTo } from '../categories/lookup.ts';
import { exactForm, normalizeText } from '../text/fold.ts';
import { wordsOf } from '../vocabulary/index/entries.ts';
import { simplify } from '../vocabulary/index/simplified.ts';
import { splitWords } from '../vocabulary/split-words.ts';
import { subCategoryProductTypes } from './product-types.ts';

const productTypes = subCategoryProductTypes.flatMap((subCategory) => subCategory.productTypes);
const byCategory = Map.groupBy(productTypes, ({ categoryId }) => categoryId);
const groups = subCategoryProductTypes.flatMap(({ groups = [] }) => groups);
const same = (word: string) => exactForm(simplify(normalizeText(word))).replace(/\s/g, '');

describe('the vocabulary', () => {
  test('has one to thirty product types for every third-level category, in the sub-category it belongs to', () => {
    const counts = allLeafCategories().map(({ id, names }) => ({
      id,
      name: names.en,
      count: byCategory.get(id)?.length ?? 0,
    }));
    expect(counts.filter(({ count }) => count < 1 || count > 30)).toEqual([]);
    const elsewhere = subCategoryProductTypes.flatMap(({ subCategoryId, productTypes: own }) =>
      own.filter(({ categoryId }) => pathTo(categoryId)[1]?.id !== subCategoryId),
    );
    expect(elsewhere.map(({ id }) => id)).toEqual([]);
  });

  test('names no product type twice', () => {
    const ids = productTypes.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  test.each(languages)('has a noun of its own for every kind of a category in %s', (language: Language) => {
    const wrong = [...byCategory].flatMap(([categoryId, own]) => {
      const nouns = own.map((productType) => same(productType[language].noun));
      const bad = nouns.filter((noun, at) => noun === '' || nouns.indexOf(noun) !== at);
      return bad.map((noun) => `${categoryId}: ${noun}`);
    });
    expect(wrong).toEqual([]);
  });

  test('has words that are trimmed, composed and without punctuation, each once', () => {
    // Collected and compared once, because an expectation for each of the words takes seconds.
    const isWellFormed = (word: string) => word === word.normalize('NFC').trim() && !/[,;/()]|\s{2}/.test(word);
    const wrong = productTypes.flatMap((productType) =>
      languages.flatMap((language) => {
        const words = wordsOf(productType, language);
        const bad = words.filter((word, at) => !isWellFormed(word) || words.indexOf(word) !== at);
        return bad.map((word) => `${productType.id} ${language}: ${word}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('has a counter in every language that counts with one', () => {
    const counting = ['th', 'zh', 'vi', 'ja', 'ko'] as const;
    const without = productTypes.flatMap((productType) =>
      counting
        .filter((language) => productType[language].counter === '')
        .map((language) => `${productType.id} ${language}`),
    );
    expect(without).toEqual([]);
  });

  test('writes each language in its own script', () => {
    const scripts = {
      th: /\p{Script=Thai}/u,
      zh: /\p{Script=Han}/u,
      ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
      ko: /\p{Script=Hangul}/u,
    };
    const wrong = productTypes.flatMap((productType) =>
      Object.entries(scripts).flatMap(([language, script]) => {
        const { noun } = productType[language as keyof typeof scripts];
        // Abbreviations such as SSD and USB are written in Latin letters everywhere.
        const isRight = script.test(noun) || /^[A-Z0-9][\w .+-]*$/i.test(noun);
        return isRight ? [] : [`${productType.id} ${language}: ${noun}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('has wide words for known categories only, in every language', () => {
    for (const group of groups) {
      for (const id of group.categories) expect.soft(findCategory(id), `${group.id} ${id}`).not.toBeNull();
      for (const language of languages) {
        for (const word of group[language]) expect.soft(word, group.id).toBe(word.normalize('NFC').trim());
      }
    }
  });

  test('finds every noun again as its own product type, never as a chance part of another word', () => {
    const lost: string[] = [];
    for (const productType of productTypes) {
      for (const language of languages) {
        const { noun } = productType[language];
        const pieces = splitWords(noun);
        const isFound =
          pieces.length === 1 &&
          pieces[0]?.entries.some(({ meaning }) => meaning.type === 'product-type' && meaning.id === productType.id);
        if (!isFound) lost.push(`${productType.id} ${language}: ${noun}`);
      }
    }
    expect(lost).toEqual([]);
  });
});
