import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '../../../../contracts/client/client.ts';
import { signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { addProduct } from '../../../../contracts/selling/listing-publishing.ts';
import { expectEvery } from '../../../../tests/support/expect/expect-every.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { createAnalysis, type ListingForm, listingForm } from '../../../../tests/support/selling/listing-form.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { productPlans } from '../../../schema/selling/publishing.ts';

const { api, apiAs, db } = await buildTestApp({ settings: { PUBLISH_LIMIT: '50' } });
let asSeller: Api;
let sellerId = 0;

beforeAll(async () => {
  const { token, post } = await api(signUpSeller, { body: withEmail('s@example.com') });
  asSeller = apiAs(token);
  sellerId = Number(post.id);
});

const publish = async (given: Partial<ListingForm> = {}) => {
  const body = listingForm({ productUUID: await createAnalysis(db, sellerId), ...given });
  return (await asSeller(addProduct, { body })).product.id;
};

const ownListings = () => db.$count(products, eq(products.sellerId, sellerId));

const titleMissing = 'Product Title or Description is required';

const refusals: [string, Partial<ListingForm>, string][] = [
  ['no English title', { productTitleEN: '' }, titleMissing],
  ['a Thai title of spaces', { productTitleTH: '  \n ' }, titleMissing],
  ['an invisible Chinese title', { productTitleZH: '\u200D\u3164\u202E' }, titleMissing],
  ['no Korean description', { productDescriptionKO: '' }, titleMissing],
  ['too long a title', { productTitleVI: 'x'.repeat(201) }, 'Product Title must have at most 200 characters'],
  [
    'too long a description',
    { productDescriptionJA: '字'.repeat(5001) },
    'Product Description must have at most 5000 characters',
  ],
  ['no price', { suggestedPrice: ' ' }, 'Suggested Price is required'],
  ['a price in words', { suggestedPrice: 'ten' }, 'Suggested Price must be a number'],
  ['a price in exponent notation', { suggestedPrice: '1e3' }, 'Suggested Price must be a number'],
  ['a price of 0', { suggestedPrice: '0' }, 'Suggested Price must be greater than 0'],
  ['a negative price', { suggestedPrice: '-5' }, 'Suggested Price must be greater than 0'],
  ['a price below one cent', { suggestedPrice: '0.001' }, 'Suggested Price must be greater than 0'],
  ['a price above the maximum', { suggestedPrice: '10000001' }, 'Suggested Price must be at most 10,000,000'],
  ['no country', { salesRegion: ' , ' }, 'Recommended Countries is required'],
  [
    'an unknown country',
    { salesRegion: 'Thailand,Atlantis' },
    "We do not know the country 'Atlantis'. Please use its English name or ISO code, for example Thailand or TH.",
  ],
  ['no target', { monthlySalesTarget: '' }, 'Monthly Sales Target is required'],
  ['a target in words', { monthlySalesTarget: 'lots' }, 'Monthly Sales Target must be a number'],
  ['a target of 0', { monthlySalesTarget: '0' }, 'Monthly Sales Target must be greater than 0'],
  ['no units', { SellUnits: '' }, 'Sell Units is required'],
  ['units in words', { SellUnits: 'many' }, 'Sell Units must be a number'],
  ['less than no unit', { SellUnits: '-5' }, 'Sell Units must not be less than 0'],
  ['half a unit', { SellUnits: '2.5' }, 'Sell Units must be a whole number'],
  ['no budget', { marketingBudget: '' }, 'Marketing Budget is required'],
  ['a budget in words', { marketingBudget: '$50' }, 'Marketing Budget must be a number'],
  ['a budget of 0', { marketingBudget: '0.00' }, 'Marketing Budget must be greater than 0'],
  ['a weight in words', { weight: 'heavy' }, 'Weight must be a number'],
  ['too much weight', { weight: '1001' }, 'Weight must be at most 1,000 kg'],
  [
    'no category',
    { category_id: '', sub_category_id: '', super_sub_category_id: '' },
    'Please choose a category from the list.',
  ],
  ['an unknown category', { super_sub_category_id: '1399' }, 'Please choose a category from the list.'],
  [
    'categories of two branches',
    { category_id: '2000' },
    'These categories do not belong together. Please choose one again.',
  ],
  ['no photo', { productUUID: '' }, 'Please choose a photo of your product.'],
  [
    'an unknown language',
    { languages: 'english,klingon' },
    "The field 'languages' names 'klingon', which is none of the seven languages. Please send names or codes, for example english,thai,chinese,vietnamese,spanish,japanese,korean.",
  ],
  [
    'a reversed price range',
    { priceRange: '60-30' },
    "The field 'priceRange' must be the lowest and the highest price in US dollars, lowest first, for example 9-65.",
  ],
  [
    'broken JSON',
    { localCurrencies: '{' },
    'The field \'localCurrencies\' must be JSON with the lowest and the highest price by currency, for example {"THB":{"min":990,"max":1990}}.',
  ],
  [
    'invalid platform prices',
    { platformComparison: '{"Shopee":7}' },
    'The field \'platformComparison\' must be JSON with a price range by platform, for example {"Shopee":{"price_range":{"min":28,"max":55}}}.',
  ],
  [
    'an invalid credit choice',
    { offerCredit: 'maybe' as 'yes' },
    "The field 'offerCredit' must be yes or no, for example yes.",
  ],
];

describe('a draft cannot be published with', () => {
  test('what a rule refuses, each with the sentence that says so', () =>
    expectEvery(refusals, async (_what, given, message) => {
      const before = await ownListings();
      await expect(publish(given)).rejects.toMatchObject({ status: 400, message });
      expect(await ownListings()).toBe(before);
    }));

  test('the photo of another seller, or an unknown one', async () => {
    const other = await api(signUpSeller, { body: withEmail('other@example.com') });
    const productUUID = await createAnalysis(db, Number(other.post.id));
    for (const foreign of [productUUID, randomUUID()]) {
      await expect(publish({ productUUID: foreign })).rejects.toMatchObject({
        status: 404,
        message: 'This photo’s analysis cannot be found. Please upload the photo again.',
      });
    }
  });
});

test.each([
  ['0 units', { SellUnits: '0' }],
  ['a price with one decimal', { suggestedPrice: ' 12.5 ' }],
  ['empty estimates', { localCurrencies: '', platformComparison: '', priceRange: '', avgPrice: '' }],
])('a draft can be published with %s', async (_what, given) => {
  expect(await publish(given)).toMatch(/^\d+$/);
});

test.each([
  ['typed with a point', { suggestedPrice: '15.5', weight: '0.5' }, 1550, 500],
  ['typed with a comma', { suggestedPrice: '15,5', weight: '0,5' }, 1550, 500],
  ['typed with three digits after a comma', { suggestedPrice: '1,500', weight: '1,500' }, 150_000, 1500],
  ['typed with three digits after a point', { suggestedPrice: '1.500', weight: '1.500' }, 150_000, 1500],
])('price and weight %s are stored', async (_what, given, priceCents, weightGrams) => {
  const id = Number(await publish(given));
  const [product] = await db.select().from(products).where(eq(products.id, id));
  const [plan] = await db.select().from(productPlans).where(eq(productPlans.productId, id));
  expect([product?.priceCents, plan?.weightGrams]).toEqual([priceCents, weightGrams]);
});

test('publishing above the rate limit is refused', async () => {
  const { token } = await api(signUpSeller, { body: withEmail('hasty@example.com') });
  const tries = Array.from({ length: 51 }, () => apiAs(token)(addProduct, { body: listingForm() }));
  const answers = await Promise.allSettled(tries);
  const refused = answers.filter((answer) => answer.status === 'rejected' && answer.reason.status === 429);
  expect(refused).toHaveLength(1);
});
