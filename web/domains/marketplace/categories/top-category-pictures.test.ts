import { expect, test } from 'vitest';
import { tree } from '../../../../catalog/categories/tree.ts';
import { topCategoryPictures } from './top-category-pictures.ts';

test('every top-level category has a picture of its own, and nothing else has one', () => {
  expect(Object.keys(topCategoryPictures)).toEqual(tree.map(({ id }) => String(id)));
  expect(new Set(Object.values(topCategoryPictures)).size).toBe(tree.length);
});
