import { describe, expect, test } from 'vitest';
import { createPhraseMatcher } from './phrase-matcher.ts';

const match = createPhraseMatcher([
  ['how many', 'count'],
  ['how', 'way'],
  ['do', 'filler'],
  ['đỏ', 'red'],
  ['cuántos', 'count'],
  ['商品', 'listing'],
  ['我的', 'mine'],
  ['สินค้า', 'listing'],
]);
const meanings = (input: string) => match(input).map(({ text, meaning }) => `${text}:${meaning}`);

describe('the phrase matcher', () => {
  test('matches the longest phrase, and only whole words', () => {
    expect(meanings('How many shows')).toEqual(['How many:count', 'shows:null']);
    expect(meanings('how much')).toEqual(['how:way', 'much:null']);
  });

  test('ignores missing accents unless the word without them is another phrase', () => {
    expect(meanings('Cuantos')).toEqual(['Cuantos:count']);
    expect(meanings('đỏ')).toEqual(['đỏ:red']);
    expect(meanings('do')).toEqual(['do:filler']);
  });

  test('matches scripts without spaces, and weighs unknown text by its length', () => {
    expect(meanings('我的吉他商品')).toEqual(['我的:mine', '吉他:null', '商品:listing']);
    expect(match('吉他')).toMatchObject([{ weight: 1 }]);
    expect(meanings('สินค้าใหม่')[0]).toBe('สินค้า:listing');
  });
});
