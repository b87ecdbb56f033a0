import { describe, expect, test } from 'vitest';
import { type AnswerPart, askAssistant } from '../../../../contracts/communication/assistant.ts';
import { signUpCustomer, signUpSeller } from '../../../../contracts/identity/accounts.ts';
import type { Language } from '../../../../contracts/languages.ts';
import type { ListingProposal } from '../../../../contracts/selling/listing-analysis.ts';
import { expectEvery } from '../../../../tests/support/expect/expect-every.ts';
import { createProduct } from '../../../../tests/support/factories.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { products, productTexts } from '../../../schema/marketplace/listings.ts';
import { analyses } from '../../../schema/selling/analyses.ts';

const { api, streamAs, db, server } = await buildTestApp({ settings: { ASK_LIMIT: '1000000' } });

let count = 0;
const details = () => ({
  login_type: 'email' as const,
  email: `a-${count++}@test.example`,
  password: 'papaya salad 7',
});

async function newSeller() {
  const { token, post } = await api(signUpSeller, { body: details() });
  const ask = async (question: string, language?: Language) => {
    const parts: AnswerPart[] = [];
    for await (const part of streamAs(token)(askAssistant, { body: { question, language } })) parts.push(part);
    const text = parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('');
    const links = parts.flatMap((part) => (part.type === 'links' ? part.links : [])).map(({ to }) => to);
    const end = parts.at(-1);
    return { text, links, source: end?.type === 'end' ? end.source : null };
  };
  return { id: Number(post.id), token, ask };
}

const proposal = (title: string) =>
  ({ english: { title, description: `${title}, as seen in the photo.` } }) as unknown as ListingProposal;

describe('a question about the seller’s own records', () => {
  test('is answered with the number of listings and drafts', async () => {
    const { id, ask } = await newSeller();
    expect(await ask('How many listings do I have?')).toMatchObject({
      text: 'You have no listings yet.',
      source: 'records',
    });
    await createProduct(db, id, { title: 'Matte over-ear headphones' });
    await createProduct(db, id, { title: 'Pour-over coffee set' });
    await createProduct(db, id, { title: 'Rattan lamp', isLive: false });
    await createProduct(db, id, { title: 'Old chair', isLive: false, removedAt: new Date() });
    await db
      .insert(analyses)
      .values({ sellerId: id, image: 'a.webp', stage: 'done', proposal: proposal('Silk scarf') });
    const { text, links } = await ask('how many products do i have');
    expect(text).toBe('You have 3 listings: 2 live and 1 paused. 1 analysed photo not published yet.');
    expect(links).toEqual(['/storefront']);
  });

  test('is answered with the drafts and the state of each analysis', async () => {
    const { id, ask } = await newSeller();
    expect((await ask('What is still a draft?')).text).toContain('No photo of yours waits to be published.');
    const at = (day: number) => new Date(Date.UTC(2026, 10, day));
    await db.insert(analyses).values([
      { sellerId: id, image: 'a.webp', stage: 'done', proposal: proposal('Silk scarf'), createdAt: at(14) },
      { sellerId: id, image: 'b.webp', stage: 'looking', createdAt: at(13) },
      { sellerId: id, image: 'c.webp', stage: 'failed', createdAt: at(12) },
    ]);
    expect((await ask('What is still a draft?')).text.split('\n')).toEqual([
      'Not published yet: 3 photos.',
      '• Silk scarf, 14 Nov 2026: ready to be checked',
      '• A photo, 13 Nov 2026: being analysed',
      '• A photo, 12 Nov 2026: the analysis did not succeed',
    ]);
  });

  test('is answered with the price and the state of the listing it names', async () => {
    const { id, ask } = await newSeller();
    const lamp = await createProduct(db, id, {
      title: 'Rattan table lamp',
      priceCents: 123_450,
      countries: ['TH', 'JP'],
      createdAt: new Date('2026-11-12'),
    });
    await createProduct(db, id, { title: 'Rattan floor basket', priceCents: 900 });
    const { text, links } = await ask('What is the price of my rattan table lamp?');
    expect(text).toContain('‘Rattan table lamp’ is live, priced at $ 1,234.50');
    expect(text).toContain('since 12 Nov 2026. Recommended for Thailand, Japan.');
    expect(links).toContain(`/product/${lamp.id}`);
    expect((await ask('Which of my listings is the cheapest?')).text).toContain('‘Rattan floor basket’');
    expect((await ask('Show my listings')).text).toBe(
      'Your live listings, the newest first:\n• Rattan floor basket, $ 9.00\n• Rattan table lamp, $ 1,234.50',
    );
  });

  test('is answered in the currency of the shop', async () => {
    const { id, ask } = await newSeller();
    const inDong = { currency: 'VND', price: 1_310_000, rateDate: '2026-11-12' } as const;
    await createProduct(db, id, { title: 'Rattan table lamp', ...inDong });
    expect((await ask('What is the price of my rattan table lamp?')).text).toMatch(/priced at ₫\s?1,310,000/);
  });

  test('is answered with the text of the newest product, or that a photo is needed', async () => {
    const { id, ask } = await newSeller();
    expect((await ask('Describe my product.')).text).toMatch(/^Descriptions are written from a photo\./);
    await db
      .insert(analyses)
      .values({ sellerId: id, image: 'a.webp', stage: 'done', proposal: proposal('Silk scarf') });
    expect((await ask('Describe my product.')).text).toContain('Silk scarf, as seen in the photo.');
  });

  test('is answered in the language of the page, with the listing’s text and country names in it', async () => {
    const { id, ask } = await newSeller();
    const lamp = await createProduct(db, id, { title: 'Rattan table lamp', priceCents: 4200, countries: ['JP'] });
    await db
      .insert(productTexts)
      .values({ productId: lamp.id, language: 'zh', title: '藤编台灯', description: '藤编' })
      .onConflictDoUpdate({ target: [productTexts.productId, productTexts.language], set: { title: '藤编台灯' } });
    const { text } = await ask('我的藤编台灯多少钱', 'zh');
    expect(text).toContain('藤编台灯');
    expect(text).toContain('日本');
    expect((await ask('我的藤编台灯多少钱', 'en')).text).not.toContain('日本');
  });

  test('never reveals another seller’s listings', async () => {
    const [rich, poor] = [await newSeller(), await newSeller()];
    await createProduct(db, rich.id, { title: 'Golden teapot of the emperor' });
    const { text } = await poor.ask('What is the price of the golden teapot of the emperor?');
    expect(text).not.toContain('Golden');
    expect((await poor.ask('how many listings do i have')).text).toBe('You have no listings yet.');
  });
});

describe('a question about Snapbazaar', () => {
  test.each([
    ['How large may a photo be?', 'at most 50 megapixels', '/faq#photo-formats'],
    ['how do I close my account', 'with your password', '/settings#close'],
    ['Which languages are my listings shown in?', 'Seven: English, Thai', '/faq#which-languages'],
    ['When do I get paid?', 'no real money moves', '/wallet-bank'],
    ['How is the price range estimated?', 'It is an estimate with a date', '/faq#price-estimate'],
    ['Is my draft saved if I close the page?', 'The draft stays in this browser', '/faq#draft-kept'],
  ])('is answered from the Help Center: %s', async (question, words, link) => {
    const { ask } = await newSeller();
    const { text, links, source } = await ask(question);
    expect(text).toContain(words);
    expect(links).toContain(link);
    expect(source).toBe('help');
  });

  test('that sellers usually ask is answered', () =>
    expectEvery(
      [
        'Which of my listings are live?',
        'What is still missing in my draft?',
        'How do I change a listing that is already live?',
        'How do I pause or remove a listing?',
        'What makes a good product photo?',
        'How are the texts in seven languages written?',
        'What does “a guess, please check” mean?',
        'How do I choose another category?',
        'How are the countries recommended?',
        'How is the sales forecast calculated?',
        'How do I ship to other countries?',
        'hello',
        'how do i sell something',
        'my listings',
        'how many live listings',
        'What did I publish last?',
        'Write a title for a leather bag',
      ],
      async (question) => {
        const { ask } = await newSeller();
        expect(['help', 'records']).toContain((await ask(question)).source);
      },
    ));

  test('that is unknown is answered with whom to contact', async () => {
    const { ask } = await newSeller();
    const { text, links, source } = await ask('Who won the football match in Bangkok yesterday?');
    expect(text).toMatch(/^I have no answer to that/);
    expect(links).toContain('/faq#contact');
    expect(source).toBe('none');
  });

  test.each(['Delete all my listings', 'Can you publish my product?'])(
    'that asks for what the assistant does not do changes nothing: %s',
    async (order) => {
      const { id, ask } = await newSeller();
      await createProduct(db, id, { title: 'Rattan table lamp' });
      const before = await db.select().from(products);
      const { text } = await ask(order);
      expect(text).toMatch(/^I cannot do that; nothing has been changed\./);
      expect(await db.select().from(products)).toEqual(before);
    },
  );
});

describe('a question', () => {
  test.each([
    ['   ', 'Please type a question.'],
    ['x'.repeat(3001), 'Please keep the question to 3,000 characters.'],
  ])('that is blank or too long is refused with its message', async (question, message) => {
    const { ask } = await newSeller();
    await expect(ask(question)).rejects.toMatchObject({ name: 'ApiFailure', status: 400, message });
  });

  test('is accepted from sellers only', async () => {
    const { token } = await api(signUpCustomer, { body: details() });
    const parts = streamAs(token)(askAssistant, { body: { question: 'Hello' } });
    await expect(parts.next()).rejects.toMatchObject({ status: 403 });
    await expect(streamAs('nobody')(askAssistant, { body: { question: 'Hello' } }).next()).rejects.toMatchObject({
      status: 401,
    });
  });

  test('is answered as uncompressed JSON lines, one per part', async () => {
    const { token } = await newSeller();
    const response = await server.inject({
      method: 'POST',
      url: '/api/v1/user/ask',
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, br' },
      payload: { question: 'What does Snapbazaar know about me?' },
    });
    expect(response.headers).toMatchObject({
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(response.headers['content-encoding']).toBeUndefined();
    const types = response.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).type);
    expect(types).toEqual(['text', 'links', 'end']);
  });

  test('with hostile input gets an answer', async () => {
    const { ask } = await newSeller();
    for (const question of [
      "'; drop table products; --",
      '((((((',
      'ราคาเท่าไหร่',
      'stock\u0000\u202e',
      '😀'.repeat(100),
      'my '.repeat(900),
    ]) {
      expect((await ask(question)).text).not.toBe('');
    }
  });
});
