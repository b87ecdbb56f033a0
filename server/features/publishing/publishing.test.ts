import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { signUpCustomer, signUpSeller } from '../../../contracts/accounts.ts';
import type { Api } from '../../../contracts/client.ts';
import { languages } from '../../../contracts/languages.ts';
import { getProduct, listProducts } from '../../../contracts/listings.ts';
import { addProduct } from '../../../contracts/publishing.ts';
import { createAnalysis, type ListingForm, listingForm } from '../../../tests/support/listing-form.ts';
import { buildTestApp } from '../../../tests/support/test-app.ts';
import { products } from '../../db/schema/listings.ts';
import { productPlans } from '../../db/schema/publishing.ts';

const { api, apiAs, db } = await buildTestApp({ settings: { PUBLISH_LIMIT: '1000000' } });
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

const ownListings = () => db.$count(products, eq(products.sellerId, sellerId));

describe('publishing', () => {
  test('puts the listing into its category, into search and into seven languages at once', async () => {
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

  test('keeps plan, goal and logistics beside it', async () => {
    const id = await publish({ fulfilment: 'partner', weight: '0.8' });
    const [plan] = await db
      .select()
      .from(productPlans)
      .where(eq(productPlans.productId, Number(id)));
    expect(plan).toMatchObject({
      priceMinCents: 3000,
      priceMaxCents: 6000,
      localCurrencies: { THB: { min: 990, max: 1990 } },
      platformComparison: { Shopee: { price_range: { min: 28, max: 55 }, availability: 'high' } },
      monthlySalesTargetCents: 80_000,
      sellUnits: 40,
      marketingBudgetCents: 5000,
      offersCredit: true,
      fulfilment: 'partner',
      weightGrams: 800,
    });
  });

  test('files a listing by its third-level category alone, whatever its names say', async () => {
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

describe('publishing the same draft again', () => {
  test('answers with the same listing, by the key of the draft', async () => {
    const form = await draft({ publish_key: randomUUID() });
    const { product: first } = await asSeller(addProduct, { body: form });
    const again = { ...form, productTitleEN: 'Changed in another tab', productUUID: '' };
    expect((await asSeller(addProduct, { body: again })).product).toEqual(first);
  });

  test('answers with the same listing, by the analysis', async () => {
    const form = await draft();
    const { product: first } = await asSeller(addProduct, { body: form });
    expect((await asSeller(addProduct, { body: form })).product).toEqual(first);
  });

  test('eight times at the same moment makes one listing', async () => {
    const form = await draft({ publish_key: randomUUID() });
    const before = await ownListings();
    const answers = await Promise.all(Array.from({ length: 8 }, () => asSeller(addProduct, { body: form })));
    expect(new Set(answers.map(({ product }) => product.id)).size).toBe(1);
    expect(await ownListings()).toBe(before + 1);
  });

  test('means the same draft of the same seller only', async () => {
    const form = await draft({ publish_key: randomUUID() });
    const { product } = await asSeller(addProduct, { body: form });
    const body = { login_type: 'email' as const, email: 'other@example.com', password };
    const other = await api(signUpSeller, { body });
    const productUUID = await createAnalysis(db, Number(other.post.id));
    const theirs = await apiAs(other.token)(addProduct, { body: { ...form, productUUID } });
    expect(theirs.product.id).not.toBe(product.id);
  });
});

describe('what people type', () => {
  const odd = '<img src=x onerror=alert(1)> 🏮 {{7*7}} שלום & "quotes" ’; drop table products;--';

  test('is kept and given back as text, in every field', async () => {
    const texts = Object.fromEntries(
      languages.flatMap((language) => {
        const code = language.toUpperCase();
        return [
          [`productTitle${code}`, `${language} ${odd}`],
          [`productDescription${code}`, `${language} ${odd}\r\n\r\nمرحبا`],
        ];
      }),
    );
    const id = await publish(texts);
    const { product } = await api(getProduct, { params: { id, language: 'th' } });
    for (const language of languages) {
      expect(product.texts[language]).toEqual({
        title: `${language} ${odd}`,
        description: `${language} ${odd}\n\nمرحبا`,
      });
    }
  });

  test('loses turned directions and controls, and is one spelling of each letter', async () => {
    const id = await publish({
      productTitleEN: ' Cafe\u0301\u202E cup\u0000\u200B\n now ',
      productTitleES: '👩‍🍳 Taza de cafe\u0301',
    });
    const { product } = await api(getProduct, { params: { id, language: 'es' } });
    expect(product.texts.en.title).toBe('Café cup now');
    expect(product.title).toBe('👩‍🍳 Taza de café');
  });
});

const titleMissing = 'Product Title or Description is required';

const refusals: [string, Partial<ListingForm>, string][] = [
  ['no English title', { productTitleEN: '' }, titleMissing],
  ['a Thai title of spaces', { productTitleTH: '  \n ' }, titleMissing],
  ['a Chinese title nobody can see', { productTitleZH: '\u200D\u3164\u202E' }, titleMissing],
  ['no Korean description', { productDescriptionKO: '' }, titleMissing],
  ['too long a title', { productTitleVI: 'x'.repeat(201) }, 'Product Title must have at most 200 characters'],
  [
    'too long a description',
    { productDescriptionJA: '字'.repeat(5001) },
    'Product Description must have at most 5000 characters',
  ],
  ['no price', { suggestedPrice: ' ' }, 'Suggested Price is required'],
  ['a price in words', { suggestedPrice: 'ten' }, 'Suggested Price must be a number'],
  ['a price for computers', { suggestedPrice: '1e3' }, 'Suggested Price must be a number'],
  ['a price of nothing', { suggestedPrice: '0' }, 'Suggested Price must be greater than 0'],
  ['less than nothing', { suggestedPrice: '-5' }, 'Suggested Price must be greater than 0'],
  ['less than a cent', { suggestedPrice: '0.001' }, 'Suggested Price must be greater than 0'],
  ['a fortune', { suggestedPrice: '10000001' }, 'Suggested Price must be at most 10,000,000'],
  ['no country', { salesRegion: ' , ' }, 'Recommended Countries is required'],
  [
    'an unknown country',
    { salesRegion: 'Thailand,Atlantis' },
    "We do not know the country 'Atlantis'. Please choose one from the list.",
  ],
  ['no target', { monthlySalesTarget: '' }, 'Monthly Sales Target is required'],
  ['a target in words', { monthlySalesTarget: 'lots' }, 'Monthly Sales Target must be a number'],
  ['a target of nothing', { monthlySalesTarget: '0' }, 'Monthly Sales Target must be greater than 0'],
  ['no units', { SellUnits: '' }, 'Sell Units is required'],
  ['units in words', { SellUnits: 'many' }, 'Sell Units must be a number'],
  ['half a unit', { SellUnits: '2.5' }, 'Sell Units must be a whole number'],
  ['no budget', { marketingBudget: '' }, 'Marketing Budget is required'],
  ['a budget in words', { marketingBudget: '$50' }, 'Marketing Budget must be a number'],
  ['a budget of nothing', { marketingBudget: '0.00' }, 'Marketing Budget must be greater than 0'],
  ['a weight in words', { weight: 'heavy' }, 'Weight must be a number'],
  ['too much weight', { weight: '1001' }, 'Weight must be at most 1,000 kg'],
  ['no category', { category_id: '', sub_category_id: '', super_sub_category_id: '' }, 'Product Category is required'],
  [
    'an unknown category',
    { super_sub_category_id: '1399' },
    'This category is not in the catalogue. Please choose another.',
  ],
  [
    'categories of two aisles',
    { category_id: '2000' },
    'These categories do not belong together. Please choose one again.',
  ],
  ['no photo', { productUUID: '' }, 'The photo of this product was not found. Please add it again.'],
  [
    'the photo of an unknown analysis',
    { productUUID: randomUUID() },
    'The photo of this product was not found. Please add it again.',
  ],
  ['another language', { languages: 'english,klingon' }, "The field 'languages' is not valid."],
  ['a range upside down', { priceRange: '60-30' }, "The field 'priceRange' is not valid."],
  ['broken JSON', { localCurrencies: '{' }, "The field 'localCurrencies' is not valid."],
  ['prices that are none', { platformComparison: '{"Shopee":7}' }, "The field 'platformComparison' is not valid."],
  ['credit perhaps', { offerCredit: 'maybe' as 'yes' }, "The field 'offerCredit' is not valid."],
];

describe('a draft cannot be published with', () => {
  test.each(refusals)('%s', async (_what, given, message) => {
    const before = await ownListings();
    await expect(publish(given)).rejects.toMatchObject({ status: 400, message });
    expect(await ownListings()).toBe(before);
  });

  test('the photo of another seller', async () => {
    const body = { login_type: 'email' as const, email: 'third@example.com', password };
    const other = await api(signUpSeller, { body });
    const productUUID = await createAnalysis(db, Number(other.post.id));
    await expect(publish({ productUUID })).rejects.toMatchObject({ status: 400 });
  });
});

test.each([
  ['no units at all', { SellUnits: '0' }],
  ['fewer than none', { SellUnits: '-3' }],
  ['a price with one decimal', { suggestedPrice: ' 12.5 ' }],
  ['empty estimates', { localCurrencies: '', platformComparison: '', priceRange: '', avgPrice: '' }],
])('a draft can be published with %s', async (_what, given) => {
  expect(await publish(given)).toMatch(/^\d+$/);
});
