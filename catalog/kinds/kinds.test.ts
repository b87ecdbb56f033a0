import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../../contracts/languages.ts';
import { sectionKinds } from '../kinds.ts';
import { allLeaves, findCategory, pathTo } from '../lookup.ts';
import { wordsOf } from '../vocabulary/entries.ts';
import { exactForm, normalizeText } from '../vocabulary/forms.ts';
import { splitWords } from '../vocabulary/split-words.ts';
import type { Kind } from './kind.ts';

const kinds = sectionKinds.flatMap((section) => section.kinds);
const byLeaf = Map.groupBy(kinds, ({ leaf }) => leaf);
const groups = sectionKinds.flatMap(({ groups = [] }) => groups);
const same = (word: string) => exactForm(normalizeText(word)).replace(/\s/g, '');

const everyWord = (kind: Kind) =>
  languages.flatMap((language) => wordsOf(kind, language).map((word) => ({ language, word })));

describe('the vocabulary', () => {
  test('has one to thirty kinds for every third-level category, in the section it belongs to', () => {
    const counts = allLeaves().map(({ id, names }) => ({ id, name: names.en, count: byLeaf.get(id)?.length ?? 0 }));
    expect(counts.filter(({ count }) => count < 1 || count > 30)).toEqual([]);
    const elsewhere = sectionKinds.flatMap(({ section, kinds: own }) =>
      own.filter(({ leaf }) => pathTo(leaf)[1]?.id !== section),
    );
    expect(elsewhere.map(({ id }) => id)).toEqual([]);
  });

  test('names no kind twice', () => {
    const ids = kinds.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  test.each(languages)('has a noun of its own for every kind of a category in %s', (language: Language) => {
    for (const [leaf, own] of byLeaf) {
      const nouns = own.map((kind) => same(kind[language].noun));
      expect
        .soft(
          nouns.filter((noun, at) => noun === '' || nouns.indexOf(noun) !== at),
          `${leaf}`,
        )
        .toEqual([]);
    }
  });

  test('has words that are trimmed, composed and without punctuation, each once', () => {
    for (const kind of kinds) {
      for (const { language, word } of everyWord(kind)) {
        expect.soft(word, `${kind.id} ${language}`).toBe(word.normalize('NFC').trim());
        expect.soft(/[,;/()]|\s{2}/.test(word), `${kind.id} ${language}: ${word}`).toBe(false);
      }
      for (const language of languages) {
        const words = wordsOf(kind, language);
        expect
          .soft(
            words.filter((word, at) => words.indexOf(word) !== at),
            `${kind.id} ${language}`,
          )
          .toEqual([]);
      }
    }
  });

  test('has a counter in every language that counts with one', () => {
    for (const kind of kinds) {
      for (const language of ['th', 'zh', 'vi', 'ja', 'ko'] as const) {
        expect.soft(kind[language].counter, `${kind.id} ${language}`).not.toBe('');
      }
    }
  });

  test('writes each language in its own script', () => {
    const scripts = {
      th: /\p{Script=Thai}/u,
      zh: /\p{Script=Han}/u,
      ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
      ko: /\p{Script=Hangul}/u,
    };
    for (const kind of kinds) {
      for (const [language, script] of Object.entries(scripts)) {
        const { noun } = kind[language as keyof typeof scripts];
        // Abbreviations such as SSD and USB are written in Latin letters everywhere.
        expect
          .soft(script.test(noun) || /^[A-Z0-9][\w .+-]*$/i.test(noun), `${kind.id} ${language}: ${noun}`)
          .toBe(true);
      }
    }
  });

  test('has wide words for known categories only, in every language', () => {
    for (const group of groups) {
      for (const id of group.categories) expect.soft(findCategory(id), `${group.id} ${id}`).not.toBeNull();
      for (const language of languages) {
        for (const word of group[language]) expect.soft(word, group.id).toBe(word.normalize('NFC').trim());
      }
    }
  });

  test('finds every noun again as its own kind, never as a chance part of another word', () => {
    const lost: string[] = [];
    for (const kind of kinds) {
      for (const language of languages) {
        const { noun } = kind[language];
        const pieces = splitWords(noun);
        const isFound =
          pieces.length === 1 &&
          pieces[0]?.entries.some(({ meaning }) => meaning.type === 'kind' && meaning.id === kind.id);
        if (!isFound) lost.push(`${kind.id} ${language}: ${noun}`);
      }
    }
    expect(lost).toEqual([]);
  });
});
