import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test('a long text is cut at sentences, then words, then letters, and loses nothing', () => {
  const sentences = 'A red lamp. '.repeat(40).trim();
  const words = 'lantern '.repeat(100).trim();
  const letters = '한'.repeat(1000);
  for (const text of [sentences, words, letters, '', 'short']) {
    const parts = cutText(text);
    expect(parts.every((part) => part.length <= 100)).toBe(true);
    expect(parts.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
  }
  expect(cutText(sentences)[0]).toMatch(/lamp\.$/);
  expect(cutText(words)[0]).toMatch(/lantern$/);
});
