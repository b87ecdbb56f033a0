import { expect, test } from 'vitest';
import { findCategory } from '../../catalog/categories/lookup.ts';
import { readDataFolder } from '../../catalog/files/read-data.ts';
import demand from '../../data/reference/demand.json' with { type: 'json' };
import { listDataProblems } from './list-problems.ts';

test('every data file names its schema and is valid by it, and every schema is used', () => {
  expect(listDataProblems()).toEqual([]);
});

test('the names beside categories in price and demand tables are those of the category tree', () => {
  const priced = readDataFolder<{ priceRanges: { category: number; name: string }[] }>('reference/price-ranges');
  const named = [...priced.flatMap(({ priceRanges }) => priceRanges), ...demand.topCategories, ...demand.subcategories];
  const wrong = named.filter(({ category, name }) => findCategory(category)?.names.en !== name);
  expect(wrong).toEqual([]);
});
