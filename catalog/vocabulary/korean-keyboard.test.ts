import { expect, test } from 'vitest';
import { typeInKorean } from './korean-keyboard.ts';

test.each([
  ['rkqkd', '가방'],
  ['shxmqnr', '노트북'],
  ['dldjvhs', '이어폰'],
  ['dnjsvltm', '원피스'],
  ['TkQkd', '싸빵'],
  ['ekfr', '닭'],
  ['rhkwk', '과자'],
])('%s typed with the wrong keyboard is %s', (latin, korean) => {
  expect(typeInKorean(latin)).toBe(korean);
});

test.each(['laptop', 'iphone', 'qqq', ''])('%j is no Korean', (latin) => {
  expect(typeInKorean(latin)).toBeNull();
});
