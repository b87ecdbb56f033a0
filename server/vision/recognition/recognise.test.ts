import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { subCategoryProductTypes } from '../../../catalog/product-types/product-types.ts';
import { packageCache } from '../../../tests/support/site/package-cache.ts';
import { createPackageFiles } from '../../platform/package-files/package-files.ts';
import { classMap } from '../class-maps/class-map.ts';
import { foodAndLiving } from '../class-maps/food-and-living.ts';
import { hintsOf } from '../class-maps/printed-words.ts';
import { productTypesOfClasses, widerProductTypesOfClasses } from '../class-maps/read-class-map.ts';
import { weights } from '../convert/weights.ts';
import type { Head } from '../head/head.ts';
import { likeliestProductType, Scores } from './category-scores.ts';
import { addHints, blend, rankCategories, recognise, scoresOfClasses } from './recognise.ts';

const probabilitiesOf = (shares: Record<number, number>) =>
  Float32Array.from({ length: 1000 }, (_, index) => shares[index] ?? 0);

/** A head of two product types and everything else. */
const head: Head = {
  classes: [
    { group: 'drawings', productTypes: [{ productTypeId: 'dog-collar', categoryId: 11801, share: 1 }] },
    { group: 'clothes', productTypes: [{ productTypeId: 'dress', categoryId: 2101, share: 1 }] },
    { group: 'drawings', productTypes: [] },
  ],
  rows: new Int8Array(0),
  scales: new Float32Array(0),
  offsets: new Float32Array(0),
};
const scoreClasses = (probabilities: Float32Array) => scoresOfClasses(probabilities).categories;
const nothing = new Float32Array([0, 0, 1]);

test('the table has the same class names as the classifier', async () => {
  const labels = {
    ...weights.classifier,
    file: weights.classifier.file.replace('graph.lite', 'labels.txt'),
    sha256: 'c931620560dd053eebc52b6ed692d7252f9e3fe8ffb1d0b3faf73399b7d5f8a3',
  };
  const place = await createPackageFiles({ cacheDir: packageCache }).get(labels);
  const names = readFileSync(place, 'utf8').split('\n').slice(1);
  const rows = [...(classMap + foodAndLiving).matchAll(/^(\d+) ([^:]+):/gm)];
  expect(rows.length).toBeGreaterThan(450);
  // The last name in the label file is cut off.
  for (const [, index, name] of rows) expect(name).toMatch(new RegExp(`^${names[Number(index)]}e?$`));
}, 60_000);

test('the shares of a class sum to at most one', () => {
  for (const goods of productTypesOfClasses()) {
    expect(goods.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1.0001);
  }
});

test('the product types that classes name belong to their categories', () => {
  const categoryIdOf = new Map(
    subCategoryProductTypes.flatMap(({ productTypes }) => productTypes.map(({ id, categoryId }) => [id, categoryId])),
  );
  const named = productTypesOfClasses()
    .flat()
    .filter(({ productTypeId }) => productTypeId);
  expect(named.length).toBeGreaterThan(250);
  for (const { productTypeId, categoryId } of named)
    expect([productTypeId, categoryIdOf.get(productTypeId as string)]).toEqual([productTypeId, categoryId]);
});

test('many small scores in one top category outweigh a slightly larger one in another', () => {
  // A stove and a frying pan, both in the kitchen, against a loudspeaker.
  const [first] = rankCategories(scoreClasses(probabilitiesOf({ 567: 0.3, 909: 0.25, 632: 0.4 })));
  expect(first?.categoryId).toBe(3202);
});

test('animals and scenery do not outweigh the article', () => {
  const categories = rankCategories(scoreClasses(probabilitiesOf({ 207: 0.6, 975: 0.2, 430: 0.1 })));
  expect(categories[0]?.categoryId).toBe(5202);
});

test('a person who wears or holds the article has no say', () => {
  for (const person of [981, 982, 983]) expect(widerProductTypesOfClasses()[person]).toEqual([]);
  const observation = { classes: probabilitiesOf({ 982: 0.8, 457: 0.1 }), productTypes: nothing, shape: 1, words: [] };
  expect(recognise(observation, head)[0]).toMatchObject({ categoryId: 2505, productTypeId: 'bow-tie' });
});

test('categories are ranked strictly by confidence, and there are none where no class is for sale', () => {
  const confidences = rankCategories(scoreClasses(probabilitiesOf({ 414: 0.5, 620: 0.3, 487: 0.2 }))).map(
    ({ confidence }) => confidence,
  );
  expect(confidences).toEqual([...confidences].sort((a, b) => b - a));
  expect(rankCategories(scoreClasses(probabilitiesOf({ 979: 1 })))).toEqual([]);
});

test('the head names what the classifier has no class for', () => {
  const observation = { classes: probabilitiesOf({ 464: 0.2, 488: 0.2 }), shape: 1, words: [] };
  const [first] = recognise({ ...observation, productTypes: new Float32Array([0.9, 0, 0.1]) }, head);
  expect(first).toMatchObject({ categoryId: 11801, productTypeId: 'dog-collar' });
  expect(recognise({ ...observation, productTypes: nothing }, head)[0]?.categoryId).not.toBe(11801);
});

test('what classifier and head agree on counts more than what only one of them says', () => {
  const scores = (categoryId: number, other: number) => {
    const result = new Scores();
    result.add(categoryId, 0.4);
    result.add(other, 0.6);
    return result;
  };
  const joined = blend({
    classifier: scores(1101, 1104),
    objects: scores(1101, 1105),
    clothes: new Scores(),
    drawings: new Scores(),
    photos: new Scores(),
  });
  expect(Math.max(joined.get(1104) ?? 1, joined.get(1105) ?? 1)).toBeLessThan(joined.get(1101) ?? 0);
});

test('a product type is named only where enough is said of it', () => {
  const [said, hinted] = [new Scores(), new Scores()];
  said.add(3103, 0.8);
  hinted.add(3103, 0.1, 'bar-stool');
  expect(likeliestProductType([said, hinted], 3103)).toBeUndefined();
  said.add(3103, 0.6, 'folding-chair');
  expect(likeliestProductType([said, hinted], 3103)).toBe('folding-chair');
});

test('printed words name the goods and their product type, also by their maker', () => {
  const unsure = scoreClasses(probabilitiesOf({ 692: 0.3, 728: 0.3 }));
  expect(rankCategories(addHints(unsure, hintsOf(['DOG', 'FOOD']).categories))[0]).toMatchObject({ categoryId: 11601 });
  expect(rankCategories(addHints(unsure, hintsOf(['Nescafe']).categories))[0]?.categoryId).toBe(3902);
  expect(rankCategories(addHints(unsure, hintsOf(['Xyzzy']).categories))).toEqual(rankCategories(unsure));
});

test('a cover that shows other goods is a book first, and those goods without a cover are themselves', () => {
  const categoryIdOf = (shares: Record<number, number>) =>
    recognise({ classes: probabilitiesOf(shares), productTypes: nothing, shape: 0.65, words: [] }, head)[0]?.categoryId;
  expect(categoryIdOf({ 949: 0.6, 921: 0.1 })).toBe(8101);
  expect(categoryIdOf({ 949: 0.6 })).toBe(3909);
});

test('a printed cover is a disc where it is square, and what its words say', () => {
  const cover = { classes: probabilitiesOf({ 921: 0.9 }), productTypes: nothing };
  const categoryIdOf = (shape: number, words: string[]) => recognise({ ...cover, shape, words }, head)[0]?.categoryId;
  expect(categoryIdOf(0.65, [])).toBe(8101);
  expect(categoryIdOf(1, [])).not.toBe(8101);
  expect(categoryIdOf(0.72, ['DVD'])).toBe(8301);
  expect(categoryIdOf(0.75, ['PS4'])).toBe(1604);
});
