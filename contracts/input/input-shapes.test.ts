import { expect, test } from 'vitest';
import { readJson } from './input-shapes.ts';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test('JSON in a field is read to a few levels, and not where thousands are nested', () => {
  expect(readJson('[{"min": 1, "max": [2]}]')).toEqual([{ min: 1, max: [2] }]);
  expect(readJson(nested(20))).toBeInstanceOf(Array);
  expect(readJson(nested(30_000))).toBeUndefined();
  expect(readJson(`{"range": ${nested(30_000)}}`)).toBeUndefined();
});
