import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { signUpSeller } from '../../../../../contracts/identity/accounts.ts';
import { makeAdPicture } from '../../../../../contracts/selling/ad-pictures.ts';
import { understandAdPrompt } from '../../../../../contracts/selling/ad-prompts.ts';
import { createComposedProduct } from '../../../../../tests/support/factories.ts';
import { withEmail } from '../../../../../tests/support/identity/credentials.ts';
import { buildTestApp } from '../../../../../tests/support/test-app.ts';
import { readAdWords } from '../ad-words.ts';

const { api, apiAs, db, server } = await buildTestApp({ settings: { AD_PICTURE_LIMIT: '1000' } });
const { token, post } = await api(signUpSeller, { body: withEmail('ad-prompts@test.example') });
const guitar = await createComposedProduct(db, Number(post.id), { categoryId: 8602, colours: ['brown'], words: [] });
const read = (prompt: string, call = api) => call(understandAdPrompt, { body: { prompt } });

describe('an ad prompt', () => {
  test('returns what is understood, what is not, and what is not supported', async () => {
    expect(await read('a red poster for summer with a zebrafish')).toMatchObject({
      picture: { colour: 'red', occasion: 'summer', type: 'Stickers with Logo', size: '1024x1536' },
      understood: ['red', 'summer'],
      not_understood: ['zebrafish'],
      notes: ['There is no poster here yet, so this is made as Stickers with Logo.'],
    });
  });

  test('says in the asked language what is not supported', async () => {
    const body = { prompt: 'Un póster rojo', language: 'es' } as const;
    const { notes } = await api(understandAdPrompt, { body });
    expect(notes).toEqual(['Aquí todavía no se hace «póster»; se crea como Stickers con logo.']);
  });

  test('finds the product that it names', async () => {
    const [noun = ''] = (
      await readAdWords(db, { product_id: String(guitar.id), language: 'en', type: 'ad', headline: '' }, null)
    ).headline
      .toLowerCase()
      .split(' ')
      .slice(-1);
    const { picture, not_understood } = await read(`blue stickers of ${noun}`);
    expect(picture).toMatchObject({ product_id: String(guitar.id), colour: 'blue' });
    expect(not_understood).toEqual([]);
  });

  test('uses quoted words as the headline only for the seller of the product', async () => {
    const title = (
      await readAdWords(db, { product_id: String(guitar.id), language: 'en', type: 'ad', headline: '' }, null)
    ).headline;
    const prompt = `${title.slice(0, 60)} "Play it loud"`;
    expect((await read(prompt, apiAs(token))).picture).toMatchObject({ headline: 'Play it loud' });
    const { picture, notes } = await read(prompt);
    expect(picture).not.toHaveProperty('headline');
    expect(notes).toEqual(['Words of your own are printed only beside your own products.']);
  });
});

describe('an ad picture from a prompt', () => {
  const meanOf = async (body: object) => {
    const { address } = await api(makeAdPicture, { body: { size: '1024x1024', type: 'Stickers with Logo', ...body } });
    const picture = (await server.inject({ url: address })).rawPayload;
    return (await sharp(picture).stats()).channels.map(({ mean }) => mean);
  };

  test('has the colour of the prompt', async () => {
    const [red = 0, , blue = 0] = await meanOf({ colour: 'red', occasion: 'summer' });
    expect(red).toBeGreaterThan(blue + 80);
    const [otherRed = 0, , otherBlue = 0] = await meanOf({ colour: 'blue', occasion: 'summer' });
    expect(otherBlue).toBeGreaterThan(otherRed + 80);
  }, 120_000);

  test('has the occasion’s headline in the language', async () => {
    const request = { language: 'th', type: 'T-shirt', headline: '', occasion: 'summer' } as const;
    expect(await readAdWords(db, request, null)).toMatchObject({ headline: 'สวัสดีฤดูร้อน', productId: null });
    expect(await readAdWords(db, { ...request, product_id: String(guitar.id) }, null)).toMatchObject({
      headline: 'สวัสดีฤดูร้อน',
      productId: guitar.id,
    });
  });

  test('shows an offer only when the listing is reduced', async () => {
    const reduced = await createComposedProduct(
      db,
      Number(post.id),
      { categoryId: 8602, colours: [], words: [] },
      { priceCents: 1900, priceBeforeCents: 2900, reducedAt: new Date() },
    );
    const request = { language: 'en', type: 'ad', headline: '' } as const;
    expect((await readAdWords(db, { ...request, product_id: String(guitar.id) }, null)).offer).toBeNull();
    expect((await readAdWords(db, { ...request, product_id: String(reduced.id) }, null)).offer).toBe('34% OFF');
  });
});
