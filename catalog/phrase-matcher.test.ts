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
const meanings = (text: string) => match(text).map(({ text: said, meaning }) => `${said}:${meaning}`);

describe('matching phrases', () => {
  test('takes the longest phrase, and words whole', () => {
    expect(meanings('How many shows')).toEqual(['How many:count', 'shows:null']);
    expect(meanings('how much')).toEqual(['how:way', 'much:null']);
  });

  test('forgives missing accents unless the bare word is another one', () => {
    expect(meanings('Cuantos')).toEqual(['Cuantos:count']);
    expect(meanings('đỏ')).toEqual(['đỏ:red']);
    expect(meanings('do')).toEqual(['do:filler']);
  });

  test('reads scripts without spaces, and weighs what it does not know by its length', () => {
    expect(meanings('我的吉他商品')).toEqual(['我的:mine', '吉他:null', '商品:listing']);
    expect(match('吉他')).toMatchObject([{ weight: 1 }]);
    expect(meanings('สินค้าใหม่')[0]).toBe('สินค้า:listing');
  });
});
