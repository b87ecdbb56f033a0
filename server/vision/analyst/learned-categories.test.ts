import { expect, test } from 'vitest';
import { blendCategories, type Neighbour } from './learned-categories.ts';

const seen = [
  { categoryId: 3701, confidence: 0.4 },
  { categoryId: 3705, confidence: 0.2 },
];
const neighbour = (sellerId: number, categoryId: number, cosine: number): Neighbour => ({
  sellerId,
  categoryId,
  cosine,
});
const categoriesOf = (neighbours: Neighbour[], sellerId: number | null = 9) =>
  blendCategories(seen, neighbours, sellerId).map(({ categoryId }) => categoryId);

test('without alike listings the network decides', () => {
  expect(blendCategories(seen, [], 1)).toEqual(seen);
  expect(blendCategories(seen, [neighbour(1, 1301, 0.3)], 1)).toEqual(seen);
});

test('listings of two sellers that look the same outweigh the network', () => {
  const [first, second] = blendCategories(seen, [neighbour(1, 1301, 0.95), neighbour(2, 1301, 0.9)], 9);
  expect(first?.categoryId).toBe(1301);
  expect(first?.confidence).toBeGreaterThan(0.6);
  expect(second?.categoryId).toBe(3701);
});

test('a seller is taught by their own listing alone', () => {
  expect(blendCategories(seen, [neighbour(1, 1301, 0.95)], 1)[0]?.confidence).toBeGreaterThan(0.6);
});

test('one seller’s many photos count once, and do not overrule a sure network for others', () => {
  const flood = Array.from({ length: 50 }, () => neighbour(1, 1301, 0.99));
  const sure = [{ categoryId: 3701, confidence: 0.85 }];
  expect(blendCategories(sure, flood, 2)[0]?.categoryId).toBe(3701);
  expect(blendCategories(sure, flood, 2)).toEqual(blendCategories(sure, flood.slice(0, 1), 2));
});

test('the more alike listings weigh more', () => {
  const far = blendCategories(seen, [neighbour(1, 1301, 0.5), neighbour(2, 1301, 0.5)], 9);
  expect(far[0]?.categoryId).toBe(3701);
  expect(categoriesOf([neighbour(1, 1301, 0.9), neighbour(2, 1301, 0.9), neighbour(3, 1101, 0.5)])[0]).toBe(1301);
});

test('the product type comes from the most alike listing that knows it', () => {
  const neighbours = [{ ...neighbour(1, 3701, 0.9), productTypeId: 'desk-lamp' }, neighbour(2, 3701, 0.95)];
  expect(blendCategories(seen, neighbours, 9)[0]).toMatchObject({ categoryId: 3701, productTypeId: 'desk-lamp' });
});

test('the product type that listings teach comes first of its category, and the other kinds stay offered', () => {
  const productTypes = ['baseball-cap', 'bucket-hat', 'beanie'].map((productTypeId, at) => ({
    categoryId: 2501,
    productTypeId,
    confidence: 0.5 / (at + 1),
  }));
  const blended = blendCategories(productTypes, [{ ...neighbour(1, 2501, 0.9), productTypeId: 'beanie' }], 9);
  expect(blended.map(({ productTypeId }) => productTypeId)).toEqual(['beanie', 'baseball-cap', 'bucket-hat']);
  const unnamed = productTypes.map((productType, at) =>
    at === 0 ? { ...productType, productTypeId: undefined } : productType,
  );
  const usual = blendCategories(unnamed, [{ ...neighbour(1, 2501, 0.9), productTypeId: 'baseball-cap' }], 9);
  expect(usual.map(({ productTypeId }) => productTypeId)).toEqual(['baseball-cap', 'bucket-hat', 'beanie']);
});

test('as many are returned as are offered, and confidences stay below one', () => {
  const offers = Array.from({ length: 10 }, (_, at) => ({ categoryId: 3701 + at, confidence: 0.09 }));
  const many = [1301, 1302, 1303, 1304].map((categoryId, at) => neighbour(at, categoryId, 0.9));
  const blended = blendCategories(offers, many, 9);
  expect(blended).toHaveLength(10);
  expect(blended.reduce((sum, { confidence }) => sum + confidence, 0)).toBeLessThan(1);
});
