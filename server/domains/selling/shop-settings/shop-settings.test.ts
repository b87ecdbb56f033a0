import { beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '../../../../contracts/client/client.ts';
import { dayMs } from '../../../../contracts/durations.ts';
import { signUpCustomer, signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { getProduct } from '../../../../contracts/marketplace/listings.ts';
import { getSeller } from '../../../../contracts/marketplace/sellers.ts';
import { uploadListingPhoto } from '../../../../contracts/selling/listing-photos.ts';
import {
  endVacation,
  getShop,
  putShop,
  putVacation,
  translateShopText,
} from '../../../../contracts/selling/shop-settings.ts';
import { createComposedProduct } from '../../../../tests/support/factories.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { asFile, drawing } from '../../../../tests/support/photos/draw-photo.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { translateText } from './translate-text.service.ts';

const { api, apiAs, db } = await buildTestApp();
let asSeller: Api;
let asOther: Api;
let id = '';
let productId = '';
let photo = '';

const day = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
const shownIn = async (language: 'en' | 'th' | 'ja') =>
  (await api(getSeller, { params: { id }, body: { language } })).seller;
const vacation = (from: number, until: number) => ({ from: day(from), until: day(until), language: 'th' as const });

beforeAll(async () => {
  const own = await api(signUpSeller, { body: withEmail('own-shop@example.com') });
  [asSeller, id] = [apiAs(own.token), own.post.id];
  asOther = apiAs((await api(signUpSeller, { body: withEmail('other-shop@example.com') })).token);
  productId = String((await createComposedProduct(db, Number(id), { categoryId: 1301, colours: ['black'] })).id);
  const file = asFile(await drawing({ width: 120, height: 60 }).jpeg().toBuffer());
  photo = (await asSeller(uploadListingPhoto, { file })).photo.image;
});

describe('a shop', () => {
  test('that nobody edited has no pictures and texts', async () => {
    const { shop } = await asSeller(getShop);
    expect(shop).toMatchObject({ banner: null, logo: null, about: {}, policies: {}, vacation: null });
    expect(shop.can_translate).toBe(false);
    expect(await shownIn('en')).toMatchObject({ banner: null, about: null, policies: null, vacation: null });
  });

  test('is shown in the language of the page, else as the seller wrote it, with who wrote it', async () => {
    const about = {
      th: { text: ' โคมไฟทำมือ\n\n\n\nจากเชียงใหม่ ' },
      ja: { text: '手作りのランプ', by: 'model' as const },
      en: { text: ' ' },
    };
    const { shop } = await asSeller(putShop, { body: { language: 'th', logo: photo, banner: photo, about } });
    expect(Object.keys(shop.about).sort()).toEqual(['ja', 'th']);
    expect(await shownIn('ja')).toMatchObject({
      logo: photo,
      about: { text: '手作りのランプ', language: 'ja', by: 'model' },
    });
    expect((await shownIn('en')).about).toEqual({ text: 'โคมไฟทำมือ\n\nจากเชียงใหม่', language: 'th', by: 'seller' });
    const { product } = await api(getProduct, { params: { id: productId, language: 'en' } });
    expect(product.seller.logo).toBe(photo);
  });

  test('loses a machine’s translation when the text behind it changes, and keeps the seller’s own', async () => {
    const ja = { text: '手作りのランプ', by: 'model' as const };
    const body = { language: 'th' as const, about: { th: { text: 'ย้ายร้านแล้ว' }, ja, en: { text: 'Handmade lamps' } } };
    const { shop } = await asSeller(putShop, { body });
    expect(Object.keys(shop.about).sort()).toEqual(['en', 'th']);
    expect(shop).toMatchObject({ banner: null, logo: null });
  });

  test('shows no photo of another seller and no file from elsewhere', async () => {
    for (const banner of [photo, '../secret.webp', 'demo.webp']) {
      await expect(asOther(putShop, { body: { language: 'en', banner } })).rejects.toMatchObject({ status: 400 });
    }
    expect((await asOther(getShop)).shop.banner).toBeNull();
  });

  test('is edited by sellers only', async () => {
    await expect(api(getShop)).rejects.toMatchObject({ status: 401 });
    const { token } = await api(signUpCustomer, { body: withEmail('no-shop@example.com') });
    await expect(apiAs(token)(putShop, { body: { language: 'en' } })).rejects.toMatchObject({ status: 403 });
  });
});

describe('a vacation', () => {
  test('is told to buyers from two weeks before until it ends, on the shop and its products', async () => {
    const message = { th: { text: 'ไปเที่ยวทะเล' } };
    await asSeller(putVacation, { body: { ...vacation(30, 40), message } });
    expect((await shownIn('th')).vacation).toBeNull();
    await asSeller(putVacation, { body: { ...vacation(5, 8), message } });
    expect((await shownIn('th')).vacation).toMatchObject({ from: day(5), until: day(8), is_now: false });
    await asSeller(putVacation, { body: { ...vacation(0, 3), message, time_zone: 'UTC' } });
    const { vacation: shown } = await shownIn('en');
    expect(shown).toMatchObject({ is_now: true, message: { text: 'ไปเที่ยวทะเล', language: 'th' } });
    const { product } = await api(getProduct, { params: { id: productId, language: 'en' } });
    expect(product.seller.vacation).toEqual(shown);
    expect((await asSeller(endVacation)).shop.vacation).toBeNull();
    expect((await shownIn('en')).vacation).toBeNull();
  });

  test.each([
    [vacation(5, 4), 'The last day is before the first one.'],
    [vacation(-9, -3), 'These days have passed.'],
    [vacation(1, 121), 'A vacation can be up to 120 days long.'],
    [vacation(400, 410), 'A vacation can begin within a year from today.'],
  ])('with wrong days is refused with a sentence', async (body, message) => {
    await expect(asSeller(putVacation, { body })).rejects.toMatchObject({ status: 400, message });
  });
});

describe('the translation of a text', () => {
  const spent: number[] = [];
  const budget = { reserve: async () => ({ settle: async (tokens: number) => void spent.push(tokens) }) };
  const request = { sellerId: 1, text: 'One.\n\nTwo.', from: 'en', to: 'th' } as const;
  const signal = new AbortController().signal;

  test('is made by the model by paragraph, and its use is counted', async () => {
    async function* write({ messages, onTokens }: { messages: { content: string }[]; onTokens(tokens: number): void }) {
      yield `[${messages[0]?.content}]`;
      onTokens(10);
    }
    expect(await translateText({ write, budget }, request, signal)).toBe('[One.]\n\n[Two.]');
    expect(spent).toEqual([20]);
    const text = 'x'.repeat(601);
    await expect(translateText({ write, budget }, { ...request, text }, signal)).rejects.toMatchObject({ status: 400 });
  });

  test('is refused where there is no model, or it fails', async () => {
    const body = { text: 'One', from: 'en', to: 'th' } as const;
    await expect(asSeller(translateShopText, { body })).rejects.toMatchObject({ status: 409 });
    // biome-ignore lint/correctness/useYield: a model that fails sends nothing.
    async function* write(): AsyncGenerator<string> {
      throw new Error('busy');
    }
    const refused = translateText({ write, budget }, request, signal);
    await expect(refused).rejects.toMatchObject({ code: 'translation_unavailable' });
  });
});
