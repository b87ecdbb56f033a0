import { beforeAll, expect, test } from 'vitest';
import { listingOptions } from '../../../../../catalog/listing-options/listing-options.ts';
import type { Language } from '../../../../../contracts/languages.ts';
import { listProducts } from '../../../../../contracts/marketplace/listings.ts';
import { createProduct, createSeller } from '../../../../../tests/support/factories.ts';
import { buildTestApp } from '../../../../../tests/support/test-app.ts';
import { indexProducts } from './index.service.ts';
import { termsOfOptions } from './option-terms.ts';

const { api, db } = await buildTestApp();

beforeAll(async () => {
  const sellerId = (await createSeller(db)).id;
  const listings = [
    { title: 'Running shoes', options: [{ name: 'shoe-size-men', values: ['eu-41', 'eu-42'] }] },
    { title: 'Running shoes for children', options: [{ name: 'shoe-size-kids', values: ['eu-30'] }] },
    {
      title: 'Cotton shirt',
      options: [
        { name: 'colour', values: ['red', 'blue'] },
        { name: 'size', values: ['m', 'xl'] },
      ],
    },
    {
      title: 'Linen shirt',
      options: [
        { name: 'colour', values: ['green'] },
        { name: 'size', values: ['s'] },
      ],
    },
    { title: 'Phone', options: [{ name: 'storage', values: ['128-gb', '256-gb'] }] },
    { title: 'Silver ring', options: [{ name: 'Engraving', values: ['Moonstone'] }] },
  ];
  for (const listing of listings) {
    const { id } = await createProduct(db, sellerId, listing);
    await indexProducts(db, [id]);
  }
}, 60_000);

async function find(query: { q?: string; colour?: string; language?: Language }) {
  return (await api(listProducts, { body: query })).products.map(({ title }) => title);
}

test('a list limited to a colour has the listings that are sold in it', async () => {
  expect(await find({ colour: 'red' })).toEqual(['Cotton shirt']);
  expect(await find({ colour: 'green' })).toEqual(['Linen shirt']);
});

test.each([
  ['en', 'running shoes size 42', 'Running shoes'],
  ['en', 'running shoes size 30', 'Running shoes for children'],
  ['en', 'shirt size XL', 'Cotton shirt'],
  ['es', 'shirt talla S', 'Linen shirt'],
  ['en', 'green shirt', 'Linen shirt'],
  ['en', 'phone 256GB', 'Phone'],
  ['en', 'ring moonstone', 'Silver ring'],
] as const)('a search (%s: %s) finds the listing that has it as a variant first', async (language, q, title) => {
  expect((await find({ q, language }))[0]).toBe(title);
});

test('the most options that a listing may have are read in a moment', () => {
  const all = [...listingOptions].map(([name, { values }]) => ({ name, values: [...values.keys()] }));
  termsOfOptions(all, 'en');
  const own = Array.from({ length: 3 }, (_, at) => ({
    name: `Own ${at}`,
    values: Array.from({ length: 100 }, (_, number) => `${'เสื้อสีแดงกำมะหยี่'.repeat(3)}${number}`),
  }));
  const began = process.cpuUsage();
  termsOfOptions([...all.slice(0, 3), ...own], 'th');
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1000).toBeLessThan(50);
});
