import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packageCache } from '../../../tests/support/package-cache.ts';
import { createPackageFiles } from '../package-files/package-files.ts';
import { foodAndLiving } from './goods/food-and-living.ts';
import { goodsOfClasses } from './goods/read-goods.ts';
import { things } from './goods/things.ts';
import { rankCategories, scoreLeaves } from './recognise.ts';
import { weights } from './weights.ts';

const probabilitiesOf = (shares: Record<number, number>) =>
  Float32Array.from({ length: 1000 }, (_, index) => shares[index] ?? 0);

test('the table has the same class names as the classifier', async () => {
  const labels = {
    ...weights.classifier,
    file: weights.classifier.file.replace('graph.lite', 'labels.txt'),
    sha256: 'c931620560dd053eebc52b6ed692d7252f9e3fe8ffb1d0b3faf73399b7d5f8a3',
  };
  const place = await createPackageFiles({ cacheDir: packageCache }).get(labels);
  const names = readFileSync(place, 'utf8').split('\n').slice(1);
  const rows = [...(things + foodAndLiving).matchAll(/^(\d+) ([^:]+):/gm)];
  expect(rows.length).toBeGreaterThan(450);
  // The last name in the label file is cut off.
  for (const [, index, name] of rows) expect(name).toMatch(new RegExp(`^${names[Number(index)]}e?$`));
}, 60_000);

test('the shares of a class sum to at most one', () => {
  for (const goods of goodsOfClasses) {
    expect(goods.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1.0001);
  }
});

test('many small scores in one aisle outweigh a larger one in another', () => {
  // A stove and a frying pan, both in the kitchen, against a loudspeaker.
  const [first] = rankCategories(scoreLeaves(probabilitiesOf({ 567: 0.3, 909: 0.25, 632: 0.4 })));
  expect(first?.leafId).toBe(3202);
});

test('animals and scenery do not outweigh the article', () => {
  const categories = rankCategories(scoreLeaves(probabilitiesOf({ 207: 0.6, 975: 0.2, 430: 0.1 })));
  expect(categories[0]?.leafId).toBe(5202);
});

test('three categories are returned, and none where no class is for sale', () => {
  const categories = rankCategories(scoreLeaves(probabilitiesOf({ 414: 0.9, 620: 0.1 })));
  expect(categories.map(({ leafId }) => leafId)).toEqual([2402, 5503, 1101]);
  expect(rankCategories(scoreLeaves(probabilitiesOf({ 979: 1 })))).toEqual([]);
});
