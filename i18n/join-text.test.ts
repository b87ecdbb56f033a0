import { expect, test } from 'vitest';
import { languages } from '../contracts/languages.ts';
import { joinFacts, joinNames, joinSentences, sentenceSpace } from './join-text.ts';
import { withLocale } from './locale.ts';

const inAll = (write: () => string) =>
  Object.fromEntries(languages.map((language) => [language, withLocale(language, write)]));

test('sentences follow each other with a space, in Chinese and Japanese without one', () => {
  const [spaced, unspaced] = ['A. B. C.', 'A.B.C.'];
  expect(inAll(() => joinSentences('A.', 'B.', 'C.'))).toEqual({
    ...{ en: spaced, th: spaced, vi: spaced, es: spaced, ko: spaced },
    ...{ zh: unspaced, ja: unspaced },
  });
  expect(withLocale('ja', sentenceSpace)).toBe('');
});

test('a sentence that is left out leaves no space behind', () => {
  expect(joinSentences('', 'A.', false, 'B.')).toBe('A. B.');
  expect(joinSentences('')).toBe('');
});

test('names in a row have the separator of the language', () => {
  const [comma, mark] = ['A, B, C', 'A、B、C'];
  expect(inAll(() => joinNames(['A', 'B', 'C']))).toEqual({
    ...{ en: comma, th: comma, vi: comma, es: comma, ko: comma },
    ...{ zh: mark, ja: mark },
  });
  expect(joinNames([])).toBe('');
});

test('a dot between facts stays with the fact before it', () => {
  expect(joinFacts('A', null, '', 'B')).toBe('A\u00a0· B');
});
