import { expect, test } from 'vitest';
import { listProducts } from '../../../../contracts/marketplace/listings.ts';
import { createComposedProduct, createSeller } from '../../../../tests/support/factories.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';

const asked = { body: { q: 'red running shoes for men', explain: true } };

test('a search explains what each word added to a result where the operator allows it', async () => {
  const { api, db } = await buildTestApp({ settings: { SEARCH_EXPLAIN: 'on' } });
  const { id } = await createComposedProduct(db, (await createSeller(db)).id, { categoryId: 2302, colours: ['red'] });
  const { explanation } = await api(listProducts, asked);
  expect(explanation).toHaveLength(1);
  const [first] = explanation ?? [];
  expect(first?.id).toBe(String(id));
  expect(first?.score).toBeGreaterThan(0);
  expect(first?.parts.find(({ text }) => text === 'red')).toMatchObject({ where: 'title' });
  expect((await api(listProducts, { body: { q: 'red running shoes for men' } })).explanation).toBeNull();
});

test('a search explains nothing unless the operator allows it', async () => {
  const { api, db } = await buildTestApp();
  await createComposedProduct(db, (await createSeller(db)).id, { categoryId: 2302, colours: ['red'] });
  const { products, explanation } = await api(listProducts, asked);
  expect([products.length, explanation]).toEqual([1, null]);
});
