import { expect, test } from 'vitest';
import { expectEvery } from '../../tests/support/expect/expect-every.ts';
import { findStockProblem, findWeightProblem } from '../selling/listing-rules.ts';
import { readAmount, readCents, readMeasure, readNumber } from './typed-number.ts';

test('typed numbers are read with a point or a comma', () =>
  expectEvery(
    [
      ['15.5', 15.5],
      ['15,5', 15.5],
      ['0,50', 0.5],
      [',5', 0.5],
      ['5,', 5],
      ['5.', 5],
      [' -1,5 ', -1.5],
      ['1234,56', 1234.56],
      ['1.234,50', 1234.5],
      ['1,234.50', 1234.5],
      ['1.234.567', 1_234_567],
      ['1,234,567.8', 1_234_567.8],
    ],
    (text, number) => {
      expect(readNumber(text)).toBe(number);
      expect(readMeasure(text)).toBe(number);
    },
  ));

test.each([
  ['150.000', 'VND', 150_000],
  ['₫150,000', 'VND', 150_000],
  ['1500.5', 'VND', null],
  ['1.234,50', 'EUR', 123_450],
  ['฿1,290', 'THB', 129_000],
])('an amount of %s in %s moves %s of the smallest unit', (text, currency, minor) => {
  expect(readAmount(text, currency)).toBe(minor);
});

test('what is no number is not read as one', () =>
  expectEvery(
    ['', ' ', '.', ',', '-', 'ten', '1e3', '$5', '1 000', '1.2.3', '1,23,456', '1.234,567,890', '1,5.5', '--1'],
    (text) => {
      expect([readNumber(text), readMeasure(text), readCents(text)]).toEqual([null, null, null]);
    },
  ));

test.each(['1.500', '1,500'])('%s is 1500 pieces, 1500 dollars and one and a half kilograms', (text) => {
  expect(readNumber(text)).toBe(1500);
  expect(readCents(text)).toBe(150_000);
  expect(readAmount(text)).toBe(150_000);
  expect(readMeasure(text)).toBe(1.5);
});

test.each([
  ['0.125', 13],
  ['0,005', 1],
  ['1.0050', 101],
  ['1500.005', 150_001],
])('%s dollars have decimals and are rounded to %d cents', (text, cents) => {
  expect(readCents(text)).toBe(cents);
});

test.each([
  ['25', 2500],
  ['$ 25.5', 2550],
  ['1,50', 150],
  ['$1,234.50', 123_450],
  ['1.234,50', 123_450],
  ['2500.505', null],
  ['1.2345', null],
  ['-1', null],
  ['1000000000', null],
])('an amount of %s moves %s cents', (text, cents) => {
  expect(readAmount(text)).toBe(cents);
});

test('a weight and a stock may be typed with a comma', () => {
  expect([findWeightProblem('0,5'), findStockProblem('1.500')]).toEqual([null, null]);
  expect([findWeightProblem('0,0001'), findStockProblem('1,5')]).toEqual([
    'Weight must be greater than 0',
    'Stock must be a whole number, 0 or more',
  ]);
});
