import { expect, test } from 'vitest';
import { languages } from '../../contracts/languages.ts';
import type { Fact } from './fact.ts';
import { factKey } from './fact-key.ts';
import { readUnit } from './fact-units.ts';
import { writeFact } from './write-fact.ts';

const textsOf = (fact: Fact) => Object.fromEntries(languages.map((name) => [name, writeFact(fact, name)?.text]));

test('writes a number with its unit as each language does', () => {
  expect(textsOf({ id: 'length', value: 1250.5, unit: 'mm' })).toEqual({
    ...{ en: '1,250.5 mm', th: '1,250.5 มม.', zh: '1,250.5毫米', vi: '1.250,5 mm', es: '1250,5 mm' },
    ...{ ja: '1,250.5 mm', ko: '1,250.5 mm' },
  });
  expect(writeFact({ id: 'battery-life', value: 30, unit: 'h' }, 'ja')?.text).toBe('30時間');
});

test('writes measurements, choices, dates and lists', () => {
  expect(writeFact({ id: 'dimensions', value: [120, 60, 75.5], unit: 'cm' }, 'en')?.text).toBe('120 × 60 × 75.5 cm');
  expect(textsOf({ id: 'opened', value: 'unopened', unit: null })).toMatchObject({ th: 'ยังไม่เปิด', ko: '미개봉' });
  expect(textsOf({ id: 'best-before', value: '2027-03', unit: null })).toMatchObject({
    en: 'March 2027',
    ja: '2027年3月',
  });
  expect(writeFact({ id: 'expiry', value: '2027-03-31', unit: null }, 'th')?.text).toBe('31 มีนาคม 2027');
  expect(writeFact({ id: 'included', value: ['箱', '充電器'], unit: null }, 'ja')?.text).toBe('箱、充電器');
  expect(writeFact({ id: 'year', value: 2019, unit: null }, 'en')?.text).toBe('2019');
});

test('writes the other system beside it, and nothing where all countries use the same', () => {
  expect(writeFact({ id: 'length', value: 30, unit: 'cm' }, 'en')?.other).toEqual({
    text: '11.8 in',
    system: 'imperial',
  });
  expect(writeFact({ id: 'volume', value: 500, unit: 'ml' }, 'en')?.other?.text).toBe('16.9 fl oz');
  expect(writeFact({ id: 'weight', value: 5, unit: 'lb' }, 'vi')?.other).toEqual({ text: '2,3 kg', system: 'metric' });
  expect(writeFact({ id: 'dimensions', value: [120, 60], unit: 'cm' }, 'es')?.other?.text).toBe('47,2 × 23,6 pulgadas');
  expect(writeFact({ id: 'storage', value: 128, unit: 'GB' }, 'en')?.other).toBeNull();
});

test('writes the seller’s own words as they are, and no fact that does not exist', () => {
  expect(writeFact({ label: 'Gravur', value: 'Anna' }, 'ko')).toEqual({ label: 'Gravur', text: 'Anna', other: null });
  expect(writeFact({ id: 'no-such-fact', value: 1, unit: null }, 'en')).toBeNull();
});

test('gives those who say the same one key for searches, and none to what is no filter', () => {
  const terabyte = factKey({ id: 'storage', value: 1, unit: 'TB' });
  expect(terabyte).toBe(factKey({ id: 'storage', value: 1000, unit: 'GB' }));
  expect(factKey({ id: 'size', value: 'XL', unit: null })).toBe('size:xl');
  expect(factKey({ id: 'sim-lock', value: 'unlocked', unit: null })).toBe('sim-lock:unlocked');
  expect(factKey({ id: 'defects', value: 'scratches', unit: null })).toBeNull();
  expect(factKey({ label: 'Size', value: 'XL' })).toBeNull();
});

test('reads units as people write them', () => {
  expect(['cm', 'ซม.', 'centimeters', '厘米'].map((word) => readUnit(word, ['mm', 'cm']))).toEqual(Array(4).fill('cm'));
  expect(readUnit('kg', ['mm', 'cm'])).toBeNull();
});
