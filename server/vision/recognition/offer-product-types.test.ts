import { expect, test } from 'vitest';
import { findCategory } from '../../../catalog/categories/lookup.ts';
import { subCategoryProductTypes } from '../../../catalog/product-types/product-types.ts';
import { productTypeIdsOf } from '../../../listing-copy/product-types/product-type-table.ts';
import { commonnessOf, ratedCategories } from '../class-maps/commonness.ts';
import { lookalikes } from '../class-maps/lookalikes.ts';
import type { Head } from '../head/head.ts';
import { Scores } from './category-scores.ts';
import { offerProductTypes } from './offer-product-types.ts';
import { blend, rankCategories, recognise, scoresOfClasses } from './recognise.ts';

const probabilitiesOf = (shares: Record<number, number>) =>
  Float32Array.from({ length: 1000 }, (_, index) => shares[index] ?? 0);
/** Many classes, none of them likely. */
const mixed = probabilitiesOf(Object.fromEntries(Array.from({ length: 120 }, (_, at) => [400 + at * 4, 1 / (at + 5)])));

/** A head that says nothing. */
const head: Head = {
  classes: [{ group: 'drawings', productTypes: [] }],
  rows: new Int8Array(0),
  scales: new Float32Array(0),
  offsets: new Float32Array(0),
};
const nothing = new Float32Array([1]);

test('ten different product types are offered, the likeliest first, and their confidences sum to at most one', () => {
  for (const classes of [mixed, probabilitiesOf({ 414: 0.9, 620: 0.1 }), probabilitiesOf({ 515: 1 })]) {
    const offers = recognise({ classes, productTypes: nothing, shape: 1, words: [] }, head);
    const confidences = offers.map(({ confidence }) => confidence);
    expect(offers).toHaveLength(10);
    expect(
      new Set(offers.map(({ categoryId, productTypeId }) => productTypeId ?? productTypeIdsOf(categoryId)[0])).size,
    ).toBe(10);
    expect(confidences).toEqual([...confidences].sort((a, b) => b - a));
    expect(confidences.reduce((sum, confidence) => sum + confidence, 0)).toBeLessThanOrEqual(1);
  }
});

test('the first offer is the likeliest category, with its confidence', () => {
  for (const classes of [mixed, probabilitiesOf({ 414: 0.5, 620: 0.4 }), probabilitiesOf({ 433: 0.7 })]) {
    const unasked = { clothes: new Scores(), objects: new Scores(), drawings: new Scores(), photos: new Scores() };
    const [likeliest] = rankCategories(blend({ classifier: scoresOfClasses(classes), ...unasked }));
    const [first] = recognise({ classes, productTypes: nothing, shape: 1, words: [] }, head);
    expect(first?.categoryId).toBe(likeliest?.categoryId);
    expect(first?.confidence).toBeCloseTo(likeliest?.confidence ?? 0, 2);
  }
});

test('goods without a class are offered where the classes they look like are seen, and not elsewhere', () => {
  const productTypesFor = (classes: Record<number, number>) =>
    recognise({ classes: probabilitiesOf(classes), productTypes: nothing, shape: 1, words: [] }, head).map(
      ({ categoryId, productTypeId }) => productTypeId ?? productTypeIdsOf(categoryId)[0],
    );
  // Seen as bathing cap and ski mask, coil, pill bottle, drill and hair dryer.
  const seenAs = {
    beanie: { 433: 0.5, 796: 0.4 },
    'garden-hose': { 506: 0.9 },
    'fruit-juice': { 720: 0.9 },
    'muscle-massage-gun': { 740: 0.5, 589: 0.4 },
  };
  for (const [productTypeId, classes] of Object.entries(seenAs))
    expect(productTypesFor(classes)).toContain(productTypeId);
  for (const productTypeId of Object.keys(seenAs)) expect(productTypesFor({ 508: 0.9 })).not.toContain(productTypeId);
});

test('look-alikes name kinds of the catalogue and classes of the classifier, each once', () => {
  const lines = lookalikes
    .trim()
    .split('\n')
    .map((line) => line.split(': ') as [string, string]);
  const known = new Set(subCategoryProductTypes.flatMap(({ productTypes }) => productTypes.map(({ id }) => id)));
  expect(lines.filter(([productTypeId]) => !known.has(productTypeId))).toEqual([]);
  expect(new Set(lines.map(([productTypeId]) => productTypeId)).size).toBe(lines.length);
  for (const [productTypeId, classes] of lines) {
    const indices = classes.split(' ').map(Number);
    expect([productTypeId, indices.every((index) => index >= 0 && index < 1000)]).toEqual([productTypeId, true]);
    expect([productTypeId, new Set(indices).size]).toEqual([productTypeId, indices.length]);
  }
});

test('common and seldom sold goods are categories of the tree', () => {
  expect(ratedCategories.filter((id) => !findCategory(id))).toEqual([]);
  expect(commonnessOf(2201)).toBeGreaterThan(commonnessOf(2307));
  expect(commonnessOf(2307)).toBeGreaterThan(commonnessOf(4406));
});

test('product types that were named come before more usual ones, and other categories before a third product type', () => {
  const said = new Scores();
  said.add(2501, 0.9, 'beanie');
  said.add(2502, 0.1);
  const first = { categoryId: 2501, productTypeId: 'baseball-cap', confidence: 0.6 };
  const scores = new Map([
    [2501, 0.9],
    [2502, 0.1],
  ]);
  const productTypes = offerProductTypes(first, scores, [said]).map(({ productTypeId }) => productTypeId);
  expect(productTypes.slice(0, 3)).toEqual(['baseball-cap', 'beanie', productTypeIdsOf(2502)[0]]);
});
