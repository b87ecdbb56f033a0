import { expect, test } from 'vitest';
import { findProductType } from '../../listing-copy/product-types/product-type-table.ts';
import { classMapProductTypes } from './class-map.ts';
import { caltechProductTypes, clothingProductTypes } from './photo-sets.ts';

const labels: [label: string, productTypes: string][] = [
  ...Object.entries(clothingProductTypes),
  ...Object.entries(caltechProductTypes),
  ...classMapProductTypes,
];

test('every label of the training photos names product types that exist', () => {
  const unknown = labels.flatMap(([label, types]) =>
    types
      .split(' ')
      .map((part) => part.split('*')[0] ?? '')
      .filter((type) => type !== '-' && !findProductType(type))
      .map((type) => `${label}: ${type}`),
  );
  expect(unknown).toEqual([]);
});

test('the shares of a label that names several product types add up to one', () => {
  const uneven = labels.filter(([, types]) => {
    const parts = types.split(' ').filter((part) => part !== '-');
    const sum = parts.reduce((total, part) => total + Number(part.split('*')[1] ?? 1), 0);
    return parts.length > 1 && Math.abs(sum - 1) > 0.01;
  });
  expect(uneven).toEqual([]);
});
