import { expect, test } from 'vitest';
import { findProductType } from '../../../listing-copy/product-types/product-type-table.ts';
import { headGroups, headProbabilities, loadHead } from './head.ts';

test('the head gives every product type it knows the category of the catalogue, with shares of at most one a class', async () => {
  const { classes, rows, scales, offsets } = await loadHead();
  expect(classes.length).toBeGreaterThan(300);
  expect([rows.length / 2048, scales.length, offsets.length]).toEqual(classes.map(() => classes.length).slice(0, 3));
  for (const { productTypes } of classes) {
    for (const { productTypeId, categoryId } of productTypes)
      expect([productTypeId, findProductType(productTypeId)?.categoryId]).toEqual([productTypeId, categoryId]);
    expect(productTypes.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1.0001);
  }
  for (const group of headGroups) {
    expect(classes.filter((one) => one.group === group && one.productTypes.length === 0).length).toBeGreaterThan(0);
  }
});

test('probabilities of each group sum to one and follow the rows', () => {
  const head = {
    classes: (['drawings', 'drawings', 'clothes'] as const).map((group) => ({ group, productTypes: [] })),
    rows: Int8Array.of(127, 0, 0, 127, 50, 50),
    scales: Float32Array.of(0.1, 0.1, 0.1),
    offsets: Float32Array.of(0, 0, 0),
  };
  const [first = 0, second = 0, third] = headProbabilities(head, Float32Array.of(0.6, 0.8));
  expect(first + second).toBeCloseTo(1);
  expect(second).toBeGreaterThan(0.9);
  expect(third).toBeCloseTo(1);
});
