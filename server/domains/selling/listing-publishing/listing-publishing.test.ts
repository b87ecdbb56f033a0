import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '../../../../contracts/client/client.ts';
import { signUpCustomer, signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { languages } from '../../../../contracts/languages.ts';
import { getProduct, listProducts } from '../../../../contracts/marketplace/listings.ts';
import { addProduct } from '../../../../contracts/selling/listing-publishing.ts';
import { drawing } from '../../../../tests/support/photos/draw-photo.ts';
import { createAnalysis, type ListingForm, listingForm } from '../../../../tests/support/selling/listing-form.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { hooks } from '../../../composition/hooks.ts';
import { analyses } from '../../../schema/selling/analyses.ts';
import { productPlans } from '../../../schema/selling/publishing.ts';
import { readQuotas } from '../quotas/quotas.service.ts';
import { publishListing } from './listing-publishing.service.ts';

const { api, apiAs, db, storage, config } = await buildTestApp({ settings: { PUBLISH_LIMIT: '1000000' } });
const password = 'papaya salad 7';
let asSeller: Api;
let sellerId = 0;

beforeAll(async () => {
  const { token, post } = await api(signUpSeller, { body: { login_type: 'email', email: 's@example.com', password } });
  asSeller = apiAs(token);
  sellerId = Number(post.id);
});

const draft = async (given: Partial<ListingForm> = {}) =>
  listingForm({ productUUID: await createAnalysis(db, sellerId), ...given });

const publish = async (given: Partial<ListingForm> = {}) =>
  (await asSeller(addProduct, { body: await draft(given) })).product.id;

describe('publishing', () => {
  test('adds the listing to its category and to search, in seven languages, at once', async () => {
    const answer = await asSeller(addProduct, { body: await draft({ productTitleKO: '밤시장 헤드폰 제비꽃' }) });
    expect(answer).toMatchObject({ status: 1, message: 'Product added successfully' });
    const { id } = answer.product;
    const inCategory = await api(listProducts, { body: { category_id: '1000', sub_category_id: '1300' } });
    expect(inCategory.products[0]).toMatchObject({ id, productImage: 'test.webp', price_cents: 4990 });
    const found = await api(listProducts, { body: { q: '제비꽃', language: 'ko' } });
    expect(found.products[0]).toMatchObject({ id, title: '밤시장 헤드폰 제비꽃' });
    for (const language of languages) {
      const { product } = await api(getProduct, { params: { id, language } });
      expect(product).toMatchObject({ language, super_sub_category_id: '1301' });
      expect(product.recommended_countries.map(({ code }) => code)).toEqual(['TH', 'VN', 'JP']);
    }
  });

  test('stores plan, goal and logistics with the listing', async () => {
    const id = await publish({ fulfilment: 'partner', weight: '0.8' });
    const [plan] = await db
      .select()
      .from(productPlans)
      .where(eq(productPlans.productId, Number(id)));
    expect(plan).toMatchObject({
      priceMinCents: 3000,
      priceMaxCents: 6000,
      localCurrencies: { THB: { min: 990, max: 1990 } },
      platformComparison: { Shopee: { price_range: { min: 28, max: 55 } } },
      monthlySalesTargetCents: 80_000,
      sellUnits: 40,
      marketingBudgetCents: 5000,
      offersCredit: true,
      fulfilment: 'partner',
      weightGrams: 800,
    });
  });

  test.each([
    ['the given language', { source_language: 'th' }, 'th'],
    ['English where none is given', {}, 'en'],
  ] as const)('stores %s as the source of the texts', async (_, given, source_language) => {
    const id = await publish(given);
    const { product } = await api(getProduct, { params: { id, language: 'ko' } });
    expect(product).toMatchObject({ source_language, language: 'ko' });
  });

  test('refuses a source that is none of the seven languages', async () => {
    const body = { ...(await draft()), source_language: 'fr' as never };
    await expect(asSeller(addProduct, { body })).rejects.toMatchObject({ status: 400 });
  });

  test('records the published texts with the analysis', async () => {
    const productUUID = await createAnalysis(db, sellerId);
    await publish({ productUUID, productTitleEN: 'My own words' });
    const [analysis] = await db.select().from(analyses).where(eq(analyses.uuid, productUUID));
    expect(analysis?.published).toMatchObject({ categoryId: 1301, texts: { en: { title: 'My own words' } } });
  });

  test('uses the third-level category id and ignores category names', async () => {
    const id = await publish({
      category_id: '',
      sub_category_id: '',
      category_name: 'Nonsense',
      super_sub_category_name: '<b>Nonsense</b>',
    });
    const { product } = await api(getProduct, { params: { id, language: 'en' } });
    expect(product).toMatchObject({ category_id: '1000', sub_category_id: '1300' });
    expect(product.super_sub_category_name).not.toContain('Nonsense');
  });

  test('is for sellers only', async () => {
    const form = await draft();
    await expect(api(addProduct, { body: form })).rejects.toMatchObject({ status: 401 });
    const body = { login_type: 'email' as const, email: 'c@example.com', password };
    const { token } = await api(signUpCustomer, { body });
    await expect(apiAs(token)(addProduct, { body: form })).rejects.toMatchObject({ status: 403 });
  });
});

describe('a photo sent with the form', () => {
  const draw = async (background: string, type: 'png' | 'jpeg') => {
    const picture = sharp({ create: { width: 60, height: 40, channels: 3, background } });
    return new Blob([
      new Uint8Array(
        await picture
          .withExif({ IFD0: { Artist: 'Somebody' } })
          [type]()
          .toBuffer(),
      ),
    ]);
  };

  test('is stored like an upload, and sending it twice with one key makes one listing', async () => {
    const given = {
      body: listingForm({ productTitleEN: 'With its own photo', publish_key: randomUUID() }),
      file: await draw('#1d4ed8', 'jpeg'),
    };
    const { product } = await asSeller(addProduct, given);
    expect((await asSeller(addProduct, given)).product).toEqual(product);
    const { productImage } = (await api(getProduct, { params: { id: product.id, language: 'en' } })).product;
    const stored = await storage.open(productImage);
    const metadata = await sharp(await buffer(stored?.stream ?? Readable.from([]))).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 60, height: 40 });
    expect(metadata.exif).toBeUndefined();
  });

  test('is kept when the database connection breaks after the commit', async () => {
    const photo = await drawing({ background: '#1d4ed8' }).webp().toBuffer();
    const failingDb = Object.create(db, {
      transaction: {
        value: async (work: Parameters<typeof db.transaction>[0]) => {
          await db.transaction(work);
          throw new Error('Connection terminated unexpectedly');
        },
      },
    });
    const form = addProduct.body.parse(listingForm({ publish_key: randomUUID() }));
    const file = { path: '', size: photo.length };
    const deps = {
      storage,
      queue: { enqueue: async () => undefined },
      quotas: readQuotas(config),
      preparePhoto: async () => photo,
      beforePublishing: hooks.beforePublishing,
    };
    const publishOn = (on: typeof db) => publishListing({ ...deps, db: on }, sellerId, form, file);
    await expect(publishOn(failingDb)).rejects.toThrow('Connection terminated');
    const id = String(await publishOn(db));
    const { product } = await api(getProduct, { params: { id, language: 'en' } });
    expect(await storage.has(product.productImage)).toBe(true);
  });

  test('is used when the analysis is not found', async () => {
    const body = listingForm({ productUUID: randomUUID() });
    const { product } = await asSeller(addProduct, { body, file: await draw('#1d4ed8', 'png') });
    expect(product.id).toMatch(/^\d+$/);
  });

  test.each([
    ['is no photo', async () => new Blob(['<svg></svg>']), 'Only JPG, JPEG, PNG, GIF, or WEBP images are allowed.'],
    [
      'cannot be shown in a shop',
      () => draw('#ff00ff', 'png'),
      'This picture cannot be shown in a shop. Please choose a photo of your product.',
    ],
  ])('is refused where it %s', async (_why, make, message) => {
    await expect(asSeller(addProduct, { body: listingForm(), file: await make() })).rejects.toMatchObject({ message });
  });
});

describe('typed text', () => {
  const hostile = '<img src=x onerror=alert(1)> 🏮 {{7*7}} שלום & "quotes" ’; drop table products;--';

  test('is stored and returned as plain text, in every field', async () => {
    const texts = Object.fromEntries(
      languages.flatMap((language) => {
        const code = language.toUpperCase();
        return [
          [`productTitle${code}`, `${language} ${hostile}`],
          [`productDescription${code}`, `${language} ${hostile}\r\n\r\nمرحبا`],
        ];
      }),
    );
    const id = await publish(texts);
    const { product } = await api(getProduct, { params: { id, language: 'th' } });
    for (const language of languages) {
      expect(product.texts[language]).toEqual({
        title: `${language} ${hostile}`,
        description: `${language} ${hostile}\n\nمرحبا`,
      });
    }
  });

  test('loses bidi overrides and control characters, and is normalized to NFC', async () => {
    const id = await publish({
      productTitleEN: ' Cafe\u0301\u202E cup\u0000\u200B\n now ',
      productTitleES: '👩‍🍳 Taza de cafe\u0301',
    });
    const { product } = await api(getProduct, { params: { id, language: 'es' } });
    expect(product.texts.en.title).toBe('Café cup now');
    expect(product.title).toBe('👩‍🍳 Taza de café');
  });

  test('in price tables loses characters that PostgreSQL cannot store', async () => {
    const price = { price_range: { min: 1, max: 2 }, availability: 'high\u0000 \uD800' };
    const id = await publish({ platformComparison: JSON.stringify({ 'Shop\u0000ee': price }) });
    const [plan] = await db
      .select()
      .from(productPlans)
      .where(eq(productPlans.productId, Number(id)));
    expect(plan?.platformComparison).toEqual({ Shopee: { price_range: price.price_range } });
  });

  test('with a price range above the maximum price is refused', async () => {
    await expect(publish({ priceRange: '1-99999999' })).rejects.toMatchObject({ status: 400 });
  });
});
