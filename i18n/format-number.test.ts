import { expect, test } from 'vitest';
import { formatDecimal, formatNumber } from './format-number.ts';

test('thousands are separated by commas, in Vietnamese and Spanish by points', () => {
  const numbers = [0, 999, 1000, 1_234_567];
  expect(numbers.map((number) => formatNumber(number, 'en'))).toEqual(['0', '999', '1,000', '1,234,567']);
  expect(numbers.map((number) => formatNumber(number, 'vi'))).toEqual(['0', '999', '1.000', '1.234.567']);
  expect(numbers.map((number) => formatNumber(number, 'es'))).toEqual(['0', '999', '1000', '1.234.567']);
});

test('decimals follow a point, in Vietnamese and Spanish a comma', () => {
  expect(formatDecimal(12_345.5, 2, 'es')).toBe('12.345,50');
  expect(formatDecimal(-1234.5, 2, 'es')).toBe('-1234,50');
  expect(formatDecimal(1234.5, 2, 'vi')).toBe('1.234,50');
  expect(formatDecimal(1234, 0, 'vi')).toBe('1.234');
  expect(formatDecimal(-0.5, 1, 'vi')).toBe('-0,5');
  expect(formatNumber(1234.5678, 'vi')).toBe('1.234,5678');
  expect(formatNumber(1.5, 'th')).toBe('1.5');
});
