import { expect, test } from 'vitest';
import { composeListing } from '../compose/compose.ts';
import { findProductType } from '../product-types/product-type-table.ts';
import { photoShowsProduct } from './packaging.ts';

const shows = (id: string) => photoShowsProduct(findProductType(id) ?? { id, categoryId: 0, conditions: 'any' });
const categoryIdOf = (id: string) => findProductType(id)?.categoryId ?? 0;

test('a photo shows the colour of what is kept, and the packaging of what is used up', () => {
  expect(['pet-bathtub', 'glue-gun', 'lipstick', 'candle'].filter(shows)).toHaveLength(4);
  expect(['pet-shampoo', 'muscle-rub', 'womens-perfume', 'novel', 'plant-seeds'].filter(shows)).toEqual([]);
});

test('a book names its publisher among the facts and not in the title', () => {
  const facts = {
    categoryId: categoryIdOf('novel'),
    productType: 'novel',
    colours: [],
    brand: 'Nordlys',
    words: ['The North'],
  };
  const { en, es } = composeListing(facts);
  expect(en.title).not.toContain('Nordlys');
  expect(en.description).toContain('Publisher: Nordlys');
  expect(es.description).toContain('Editorial: Nordlys');
});
