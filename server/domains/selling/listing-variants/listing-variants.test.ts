import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { getProduct } from '../../../../contracts/marketplace/listings.ts';
import { getVariants, putVariants } from '../../../../contracts/selling/listing-variants.ts';
import { changeListing } from '../../../../contracts/selling/my-listings.ts';
import { createComposedProduct } from '../../../../tests/support/factories.ts';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { productVariants } from '../../../schema/marketplace/product-variants.ts';

const app = await buildTestApp();
const { api, db } = app;
const { newSeller, newBuyer } = ordering(app);
const seller = await newSeller();

const sizes = [
  { values: ['M'], sku: 'TEE-M', price: '19.90', stock: '3' },
  { values: ['L'], sku: 'TEE-L', price: '21.90', stock: '5' },
];

const put = (product: { id: number }, body: object, call = seller.call) =>
  call(putVariants, {
    params: { id: String(product.id) },
    body: { options: [{ name: 'Size' }], variants: sizes, ...body },
  });

const read = async ({ id }: { id: number }, language: 'en' | 'th' = 'en') =>
  (await api(getProduct, { params: { id: String(id), language } })).product;

const newListing = (columns: Partial<typeof products.$inferInsert> = {}) =>
  createComposedProduct(db, seller.id, { categoryId: 2107, colours: ['red'] }, { priceCents: 1000, ...columns });

/** A listing with the sizes M and L. */
async function newTee(skus = true) {
  const product = await newListing();
  const variants = sizes.map((size) => ({ ...size, sku: skus ? `${size.sku}-${product.id}` : '' }));
  const answer = await put(product, { variants });
  return { ...product, variants, answer };
}

describe('a listing without options', () => {
  test('has exactly one variant, which carries its price, stock and SKU', async () => {
    const product = await newListing({ priceCents: 4990, stock: 7 });
    const { options, variants } = await read(product);
    expect(options).toEqual([]);
    expect(variants).toEqual([
      expect.objectContaining({
        values: [],
        name: '',
        sku: null,
        price_minor: 4990,
        stock: 7,
        availability: 'in_stock',
      }),
    ]);
    const body = { options: [], variants: [{ sku: 'LAMP-1', price: '39', stock: '2', weight: '1.5' }] };
    const { variants: changed } = await put(product, body);
    expect(changed).toEqual([
      expect.objectContaining({ id: variants[0]?.id, sku: 'LAMP-1', price_minor: 3900, stock: 2, weight_grams: 1500 }),
    ]);
    expect(await read(product)).toMatchObject({ price_minor: 3900, stock: 2, suggestedPrice: 39 });
  });

  test('whose units are not counted stays on sale', async () => {
    const product = await newListing({ stock: 1 });
    const { variants } = await put(product, { options: [], variants: [{ is_counted: false }] });
    expect(variants).toEqual([expect.objectContaining({ stock: null, availability: 'in_stock' })]);
    const buyer = await newBuyer();
    await buyer.order([{ product, units: 5 }]);
    expect(await read(product)).toMatchObject({ stock: 999, variants: [{ stock: null }] });
  });
});

describe('a listing with options', () => {
  test('has the lowest price and the sum of the stocks for clients that know no variants', async () => {
    const tee = await newTee();
    const product = await read(tee, 'th');
    expect(product).toMatchObject({ price_minor: 1990, stock: 8, suggestedPrice: 19.9 });
    expect(product.options).toEqual([
      {
        id: 'size',
        name: 'ไซซ์',
        values: [
          { id: 'm', name: 'M', sizes: {} },
          { id: 'l', name: 'L', sizes: {} },
        ],
      },
    ]);
    expect(product.variants.map(({ name, price_minor, stock }) => [name, price_minor, stock])).toEqual([
      ['M', 1990, 3],
      ['L', 2190, 5],
    ]);
  });

  test('keeps the id of a variant by its values, whatever language they are written in', async () => {
    const shoe = await newListing();
    const options = [{ name: 'สี' }, { name: 'Men’s shoe size', values: ['EU 43', 'EU 42'] }];
    const variants = [{ values: ['Red', 'EU 42'] }, { values: ['red', 'eu-43'] }, { values: ['Galaxy', 'EU 42'] }];
    const { variants: first } = await put(shoe, { options, variants });
    expect(first.map(({ values }) => values)).toEqual([
      ['red', 'eu-42'],
      ['red', 'eu-43'],
      ['Galaxy', 'eu-42'],
    ]);
    const again = [{ values: ['Galaxy', '42 EU'] }, { values: ['แดง', 'eu-42'] }];
    const { variants: second, lost, added } = await put(shoe, { options, variants: again });
    expect(second.map(({ id }) => id)).toContain(first[0]?.id);
    expect([added, lost.map(({ name }) => name)]).toEqual([1, ['Red, EU 43', 'Galaxy, EU 42']]);
    const product = await read(shoe);
    expect(product.options[1]?.values.find(({ id }) => id === 'eu-42')?.sizes).toEqual({
      US: '8.5',
      UK: '8',
      JP: '26.5',
    });
  });

  test('renames a value by the id of its variant', async () => {
    const tee = await newTee();
    const [m, l] = tee.answer.variants;
    const variants = [
      { id: m?.id, values: ['L'] },
      { id: l?.id, values: ['M'] },
    ];
    const { variants: now } = await put(tee, { variants });
    expect(now.map(({ id, values, price_minor }) => [id, values, price_minor])).toEqual([
      [m?.id, ['l'], 1990],
      [l?.id, ['m'], 2190],
    ]);
  });

  test('previews what is lost and changes nothing, and hides what was sold', async () => {
    const tee = await newTee();
    const [m] = tee.answer.variants;
    const buyer = await newBuyer();
    await buyer.order([{ product: tee, variant: m?.id ?? '' }]);
    const variants = [{ values: ['L'] }, { values: ['XL'], price: '25', stock: '1' }];
    const preview = await put(tee, { variants, preview: true });
    expect(preview).toMatchObject({ added: 1, lost: [{ id: m?.id, name: 'M', stock: 2, is_kept_hidden: true }] });
    expect(await read(tee)).toMatchObject({ stock: 7, variants: [{ name: 'M' }, { name: 'L' }] });
    await put(tee, { variants });
    expect(await read(tee)).toMatchObject({ price_minor: 2190, stock: 6, variants: [{ name: 'L' }, { name: 'XL' }] });
    const rows = await db.select().from(productVariants).where(eq(productVariants.productId, tee.id));
    expect(rows.filter(({ isHidden }) => isHidden).map(({ id }) => String(id))).toContain(m?.id);
    const back = await put(tee, { variants: [...variants, { values: ['M'] }] });
    expect(back.variants.map(({ id }) => id)).toContain(m?.id);
  });

  test('becomes one of a single article again', async () => {
    const tee = await newTee();
    const { variants, lost } = await put(tee, { options: [], variants: [{ price: '15', stock: '4' }] });
    expect([variants.length, lost.length]).toEqual([1, 2]);
    expect(await read(tee)).toMatchObject({ price_minor: 1500, stock: 4, options: [] });
    await db.update(products).set({ stock: 3 }).where(eq(products.id, tee.id));
    expect((await read(tee)).variants[0]?.stock).toBe(3);
  });

  test('takes off what was sold since the seller saw the stock', async () => {
    const tee = await newTee();
    const buyer = await newBuyer();
    await buyer.order([{ product: tee, variant: tee.answer.variants[1]?.id ?? '', units: 2 }]);
    const variants = [{ values: ['M'] }, { values: ['L'], stock: '10', stock_before: '5' }];
    const { variants: now } = await put(tee, { variants });
    expect(now.map(({ stock }) => stock)).toEqual([3, 8]);
  });
});

describe('a change of variants', () => {
  test('is refused where it is out of date, and not because of a sale', async () => {
    const tee = await newTee();
    const { version } = tee.answer;
    const buyer = await newBuyer();
    await buyer.order([{ product: tee, variant: tee.answer.variants[1]?.id ?? '' }]);
    await put(tee, { variants: tee.variants.toReversed(), version });
    await expect(put(tee, { variants: tee.variants, version })).rejects.toMatchObject({ code: 'listing_changed' });
  });

  test('is refused with a sentence that says what is wrong', async () => {
    const product = await newListing();
    const problems: [object, RegExp][] = [
      [{ variants: [{ values: ['M', 'Red'] }] }, /one value.*variant 1/],
      [{ variants: [{ values: ['M'] }, { values: ['m'] }] }, /The variant m is there twice \(variant 2\)/],
      [{ options: [], variants: sizes }, /need an option/],
      [{ options: [{ name: 'Size' }, { name: 'ไซซ์' }], variants: [{ values: ['M', 'L'] }] }, /there twice/],
      [{ variants: [{ values: ['M'], price: '0' }] }, /greater than 0/],
      [{ variants: [{ values: ['M'], stock: '-1' }] }, /whole number/],
      [
        {
          variants: [
            { values: ['M'], sku: 'A' },
            { values: ['L'], sku: 'A' },
          ],
        },
        /SKU A is there twice/,
      ],
      [{ variants: [{ id: '999999', values: ['M'] }] }, /not that of a variant/],
      [{ variants: [{ values: ['M'], photo: 'stranger.webp' }] }, /photos is no longer here/],
      [{ variants: [] }, /variants/],
    ];
    for (const [body, message] of problems) {
      await expect(put(product, body)).rejects.toMatchObject({
        code: 'bad_input',
        message: expect.stringMatching(message),
      });
    }
    expect((await read(product)).options).toEqual([]);
  });

  test('refuses a SKU that another article of the shop has', async () => {
    const tee = await newTee();
    const other = await newListing();
    const sku = tee.variants[0]?.sku ?? '';
    await expect(put(other, { options: [], variants: [{ sku }] })).rejects.toMatchObject({ code: 'sku_taken' });
    const stranger = await newSeller();
    const theirs = await stranger.newProduct();
    await put(theirs, { options: [], variants: [{ sku }] }, stranger.call);
  });

  test('by another seller finds no listing, and takes no variant of one', async () => {
    const tee = await newTee();
    const stranger = await newSeller();
    await expect(put(tee, {}, stranger.call)).rejects.toMatchObject({ code: 'product_not_found' });
    const params = { id: String(tee.id) };
    await expect(stranger.call(getVariants, { params, body: {} })).rejects.toMatchObject({ code: 'product_not_found' });
    const theirs = await stranger.newProduct();
    const stolen = { variants: [{ id: tee.answer.variants[0]?.id, values: ['M'] }] };
    await expect(put(theirs, stolen, stranger.call)).rejects.toMatchObject({ code: 'bad_input' });
    const buyer = await newBuyer();
    await expect(put(tee, {}, buyer.call)).rejects.toMatchObject({ code: 'not_allowed' });
  });

  test('leaves price and stock to the variants when the listing itself is changed', async () => {
    const tee = await newTee();
    const change = { params: { id: String(tee.id) }, body: { suggestedPrice: '5' } };
    await expect(seller.call(changeListing, change)).rejects.toMatchObject({ code: 'sold_by_variant' });
  });
});
