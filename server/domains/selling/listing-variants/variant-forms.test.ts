import { expect, test } from 'vitest';
import { getProduct } from '../../../../contracts/marketplace/listings.ts';
import { addProduct } from '../../../../contracts/selling/listing-publishing.ts';
import { listOptions } from '../../../../contracts/selling/listing-variants.ts';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { createAnalysis, listingForm } from '../../../../tests/support/selling/listing-form.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';

const app = await buildTestApp();
const { api, db } = app;
const seller = await ordering(app).newSeller();

const sizes = [
  { values: ['M'], sku: 'TEE-M', price: '19.90', stock: '3' },
  { values: ['L'], sku: 'TEE-L', price: '21.90', stock: '5' },
];

test('a form publishes a listing with variants, as options with lists or as objects by option', async () => {
  const publish = async (variants: string) =>
    seller.call(addProduct, { body: listingForm({ variants, productUUID: await createAnalysis(db, seller.id) }) });
  const forms = [
    { options: [{ name: 'Size' }], variants: sizes },
    sizes.map(({ values, sku, ...size }) => ({
      ...size,
      price: Number(size.price),
      values: { Size: values[0] },
      sku: `${sku}-2`,
    })),
  ];
  for (const variants of forms) {
    const { product } = await publish(JSON.stringify(variants));
    expect((await api(getProduct, { params: { id: product.id, language: 'en' } })).product).toMatchObject({
      price_minor: 1990,
      stock: 8,
      variants: [{ name: 'M' }, { name: 'L' }],
    });
  }
  await expect(publish('[{"values": 1}]')).rejects.toMatchObject({
    message: expect.stringMatching(/The field 'variants' must be JSON, for example/),
  });
});

test('a category is offered its usual options in the language of the page', async () => {
  const { options } = await api(listOptions, { body: { category_id: '2302', language: 'ja' } });
  expect(options[0]).toMatchObject({ id: 'shoe-size-men', name: 'メンズ靴サイズ' });
  expect(options.find(({ id }) => id === 'colour')?.values[0]).toMatchObject({ id: 'black', name: 'ブラック' });
  await expect(api(listOptions, { body: { category_id: '9' } })).rejects.toMatchObject({ code: 'unknown_category' });
});
