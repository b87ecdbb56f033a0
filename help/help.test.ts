import { describe, expect, test } from 'vitest';
import { getHelpTopics } from './lookup.ts';
import { createHelpSearch } from './search.ts';

const entries = getHelpTopics('en').flatMap((topic) => topic.entries);
const search = createHelpSearch(getHelpTopics('en'));
const best = (query: string) =>
  search(query)
    .slice(0, 3)
    .map(({ entry }) => entry.slug);

describe('the Help Center', () => {
  test('answers at least forty questions, each with a unique slug', () => {
    expect(entries.length).toBeGreaterThanOrEqual(40);
    expect(new Set(entries.map(({ slug }) => slug)).size).toBe(entries.length);
    for (const { slug } of entries) expect(slug).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
  });

  test('has questions that end in a question mark and answers in complete sentences', () => {
    for (const { question, answer } of entries) {
      expect(question).toMatch(/^\p{Lu}.*\?|What now\?$/u);
      expect(answer).toMatch(/^[\p{Lu}‘].*\.$/su);
      expect(question + answer).not.toContain('!');
    }
  });

  test('falls back to English for a language without help texts', () => {
    expect(getHelpTopics('th')).toBe(getHelpTopics('en'));
  });

  test.each([
    ['how big can my photo be', 'photo-formats'],
    ['delete my account', 'close-account'],
    ['is the wallet real money', 'sandbox'],
    ['upgrade', 'plans'],
    ['forgotten passwords', 'forgot-password'],
    ['the category is wrong', 'wrong-category'],
    ['translated into japanese', 'which-languages'],
    ['T4L', 'tokens'],
    ['dark mode', 'theme-currency'],
    ['where is my payout', 'when-paid'],
    ['No previous product UUID found', 'generate-again'],
    ['shippi', 'shipping-cost'],
  ])('a search for ‘%s’ finds the answer %s', (query, slug) => {
    expect(best(query)).toContain(slug);
  });

  test('finds nothing for unknown words or stop words', () => {
    expect(search('zebra')).toEqual([]);
    expect(search('how do i')).toEqual([]);
    expect(search('')).toEqual([]);
  });
});
