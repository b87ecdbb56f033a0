import { expect, test } from 'vitest';
import { readFacts } from './read-facts.service.ts';

const refusal = (fact: Parameters<typeof readFacts>[0][number]) => {
  try {
    return readFacts([fact], 'en');
  } catch (error) {
    return (error as Error).message;
  }
};

test('reads numbers with units as people type them', () => {
  const typed = [
    { id: 'volume', value: 500, unit: 'ML' },
    { id: 'weight', value: '1.2 kg' },
    { id: 'storage', value: '128', unit: null },
    { id: 'dimensions', value: '120 x 60 × 75 ซม.' },
    { id: 'battery-capacity', value: '10,000 mAh' },
  ];
  expect(readFacts(typed, 'en')).toEqual([
    { id: 'volume', value: 500, unit: 'ml' },
    { id: 'weight', value: 1.2, unit: 'kg' },
    { id: 'storage', value: 128, unit: 'GB' },
    { id: 'dimensions', value: [120, 60, 75], unit: 'cm' },
    { id: 'battery-capacity', value: 10_000, unit: 'mAh' },
  ]);
});

test('reads choices by their id or name, lists, dates, and the seller’s own labels', () => {
  const typed = [
    { id: 'opened', value: 'ยังไม่เปิด' },
    { id: 'included', value: 'charger, case，  box' },
    { id: 'best-before', value: '2027-03' },
    { id: 'shade', value: '  21  ' },
    { label: 'Engraving', value: 'Anna' },
  ];
  expect(readFacts(typed, 'en')).toEqual([
    { id: 'opened', value: 'unopened', unit: null },
    { id: 'included', value: ['charger', 'case', 'box'], unit: null },
    { id: 'best-before', value: '2027-03', unit: null },
    { id: 'shade', value: '21', unit: null },
    { label: 'Engraving', value: 'Anna' },
  ]);
});

test('leaves out what is empty', () => {
  expect(
    readFacts(
      [
        { id: 'size', value: ' ' },
        { id: 'included', value: [] },
        { label: '', value: '' },
      ],
      'en',
    ),
  ).toEqual([]);
});

test.each([
  [
    { id: 'nonsense', value: 'x' },
    "There is no fact with the id 'nonsense'. Please send it under a label of your own.",
  ],
  [{ id: 'volume', value: 'much' }, 'Volume: please type a number, for example 12.5.'],
  [{ id: 'volume', value: -5 }, 'Volume: please type a number, for example 12.5.'],
  [{ id: 'volume', value: 5, unit: 'kg' }, 'Volume: please use one of these units: ml, L, fl oz.'],
  [{ id: 'volume', value: 1e12 }, 'Volume: this number is too large.'],
  [{ id: 'opened', value: 'perhaps' }, 'Opened: please choose one of these: unopened, opened.'],
  [
    { id: 'best-before', value: '2027-13' },
    'Best before: please give a month or a day that exists, for example 2027-03 or 2027-03-31.',
  ],
  [
    { id: 'best-before', value: '2027-02-30' },
    'Best before: please give a month or a day that exists, for example 2027-03 or 2027-03-31.',
  ],
  [{ id: 'model', value: 'x'.repeat(201) }, 'Model: please write at most 200 characters.'],
  [{ label: '', value: 'Anna' }, 'Please give each fact of your own a label.'],
])('refuses %j with a sentence', (fact, sentence) => {
  expect(refusal(fact)).toBe(sentence);
});

test('refuses a fact that is given twice, in the seller’s language', () => {
  const twice = [
    { id: 'size', value: 'M' },
    { id: 'size', value: 'L' },
  ];
  expect(() => readFacts(twice, 'ja')).toThrow('サイズ is given twice. Please keep one of them.');
});
