import { expect, test } from 'vitest';
import { areEntries, entriesOf, sentFactsOf } from './fact-entries.ts';

test('typed facts are sent without empty ones, and stored ones are typed back', () => {
  const entries = [
    { id: 'storage', label: '', value: '128', unit: 'GB' },
    { id: 'model', label: '', value: ' ', unit: '' },
    { id: null, label: 'Engraving', value: 'Anna', unit: '' },
  ];
  expect(sentFactsOf(entries)).toEqual([
    { id: 'storage', value: '128', unit: 'GB' },
    { label: 'Engraving', value: 'Anna' },
  ]);
  const shown = { label: 'Dimensions', text: '', other: null };
  expect(
    entriesOf([
      { ...shown, id: 'dimensions', value: [120, 60], unit: 'cm' },
      { ...shown, id: 'included', value: ['box', 'cable'], unit: null },
    ]).map(({ value }) => value),
  ).toEqual(['120 × 60', 'box, cable']);
});

test('a stored draft is told from other data', () => {
  expect(areEntries([{ id: null, label: '', value: 'x', unit: '' }])).toBe(true);
  expect([areEntries(undefined), areEntries([null]), areEntries([{ value: 5 }])]).toEqual([false, false, false]);
});
