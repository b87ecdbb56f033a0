import { expect, test } from 'vitest';
import { quantityText, readQuantities } from './quantities.ts';

const valuesIn = (text: string) => readQuantities(quantityText(text)).flatMap(({ values }) => values);

test.each([
  ['접시 네 개', ['pieces:4']],
  ['물병 두개', ['pieces:2']],
  ['컵 두 개 세트', ['pieces:2']],
  ['네 명용 텐트', ['persons:4']],
])('a Korean number beside a unit is a quantity (%s)', (text, values) => {
  expect(valuesIn(text)).toEqual(values);
});

test.each(['우리 고양이 장난감', '이 장난감', '선물세트 이벤트'])(
  'syllables of other Korean words are no quantity (%s)',
  (text) => {
    expect(valuesIn(text)).toEqual([]);
  },
);

test.each([
  ['500ミリ', ['volume:500', 'length:500']],
  ['500밀리', ['volume:500', 'length:500']],
  ['500 มิล', ['volume:500', 'length:500']],
  ['500ml', ['volume:500']],
  ['500mm', ['length:500']],
])('a unit that people say for two measures is both (%s)', (text, values) => {
  expect(valuesIn(text)).toEqual(values);
});
