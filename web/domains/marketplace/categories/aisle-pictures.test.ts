import { expect, test } from 'vitest';
import { tree } from '../../../../catalog/tree.ts';
import { aislePictures } from './aisle-pictures.ts';

test('every top-level category has a picture of its own, and nothing else has one', () => {
  expect(Object.keys(aislePictures)).toEqual(tree.map(({ id }) => String(id)));
  expect(new Set(Object.values(aislePictures)).size).toBe(tree.length);
});
