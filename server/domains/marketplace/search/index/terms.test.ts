import { describe, expect, test } from 'vitest';
import type { Language } from '../../../../../contracts/languages.ts';
import { readingsOf, titleTermsOf } from './terms.ts';

const isFound = (query: string, title: string, language: Language) => {
  const terms = titleTermsOf(title, language);
  return readingsOf(query).some((words) => words.every((word) => terms.has(word)));
};

describe('the words of a title', () => {
  test.each([
    ['復古', '复古台灯', 'zh'],
    ['复古', '復古檯燈', 'zh'],
    ['れとろ', 'レトロ時計', 'ja'],
    ['時計', 'レトロ時計', 'ja'],
    ['วินเทจ', 'โคมไฟวินเทจ', 'th'],
  ] as const)('are found by %s in %s', (query, title, language) => {
    expect(isFound(query, title, language)).toBe(true);
  });
});
