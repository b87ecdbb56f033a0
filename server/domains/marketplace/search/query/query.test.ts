import { expect, test } from 'vitest';
import { findProductTypeMeaning } from '../../../../../catalog/vocabulary/vocabulary.ts';
import { listProducts } from '../../../../../contracts/marketplace/listings.ts';
import { createProduct, createSeller } from '../../../../../tests/support/factories.ts';
import { buildTestApp } from '../../../../../tests/support/test-app.ts';
import { indexProducts } from '../index/index.service.ts';

const { api, db } = await buildTestApp();

test('a listing with every typed word in its title is shown before the thing in another colour, as no near match', async () => {
  const seller = await createSeller(db);
  const add = async (productType: string, title: string) => {
    const categoryId = findProductTypeMeaning(productType)?.categoryId;
    if (categoryId === undefined) throw new Error(`no kind ${productType}`);
    const { id } = await createProduct(db, seller.id, { categoryId, title });
    await indexProducts(db, [id]);
  };
  await add('pc-case', 'White PC case (computer tower)');
  await add('desktop-computer', 'Black computer tower');
  const { products, is_relaxed } = await api(listProducts, { body: { q: 'white PC case computer tower' } });
  expect([products[0]?.title, is_relaxed]).toEqual(['White PC case (computer tower)', false]);
  expect(await api(listProducts, { body: { q: 'red computer tower' } })).toMatchObject({ is_relaxed: true });
});
