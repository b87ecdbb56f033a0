import { beforeAll, describe, expect, test } from 'vitest';
import {
  deleteQuickReply,
  listQuickReplies,
  offerQuickReplies,
  type QuickReplyTexts,
  saveQuickReply,
} from '../../../../contracts/communication/quick-replies.ts';
import { openThread, readThread, sendThreadMessage } from '../../../../contracts/communication/threads.ts';
import { type Language, languages } from '../../../../contracts/languages.ts';
import { shipOrder } from '../../../../contracts/ordering/orders/seller-orders.ts';
import usual from '../../../../data/conversations/quick-replies.json' with { type: 'json' };
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { findWarning } from '../contact-masking/find-warning.service.ts';
import { maskContacts } from '../contact-masking/mask-contacts.service.ts';

const app = await buildTestApp({ settings: { THREAD_MESSAGES_PER_MINUTE: '100' } });
const { newSeller, newBuyer, newKey } = ordering(app);

let seller: Awaited<ReturnType<typeof newSeller>>;
type Call = typeof seller.call;

beforeAll(async () => {
  seller = await newSeller();
});

const offered = async (call: Call, id: string, language: Language = 'en') =>
  (await call(offerQuickReplies, { params: { id }, body: { language } })).replies;

const reply = (call: Call, id: string, quickReply: string, language: Language, key = newKey()) =>
  call(sendThreadMessage, { params: { id }, body: { key, quick_reply: quickReply, language } });

const lastOf = async (call: Call, id: string, language: Language) =>
  (await call(readThread, { params: { id }, body: { language } })).messages.at(-1);

async function newThread() {
  const buyer = await newBuyer();
  const product = await seller.newProduct({ title: 'Rattan lamp' });
  const about = { subject: 'product', subject_id: String(product.id) } as const;
  const { thread_id: id } = await buyer.call(openThread, { body: about });
  await buyer.call(sendThreadMessage, { params: { id }, body: { key: newKey(), text: 'Hello', language: 'en' } });
  return { buyer, id, product };
}

describe('a usual reply', () => {
  test('has other words in each language, with the same facts, no contact data and no warning', () => {
    for (const { id, texts } of usual.replies) {
      const facts = Object.values(texts).map((text) => [...text.matchAll(/\{\w+\}/g)].map(String).sort().join());
      expect(new Set(facts).size, id).toBe(1);
      expect(new Set(Object.values(texts)).size, id).toBe(languages.length);
      for (const text of Object.values(texts))
        expect([maskContacts(text), findWarning(text)], text).toEqual([null, null]);
    }
  });

  test('is read by each side in its language, beside the words that were sent', async () => {
    const { buyer, id } = await newThread();
    expect((await offered(buyer.call, id, 'th')).map((one) => one.text)).toContain('สินค้านี้ยังมีอยู่ไหม');
    const { sent } = await reply(buyer.call, id, 'still-available', 'th');
    expect(sent).toMatchObject({ text: 'สินค้านี้ยังมีอยู่ไหม', language: 'th', translation: null });
    expect(await lastOf(seller.call, id, 'es')).toMatchObject({
      ...{ text: 'สินค้านี้ยังมีอยู่ไหม', language: 'th' },
      translation: { text: '¿Sigue disponible?', by: 'quick_reply' },
    });
    expect(await lastOf(seller.call, id, 'th')).toMatchObject({ translation: null });
  });

  test('is sent by its own side and about its own subject alone', async () => {
    const { buyer, id } = await newThread();
    for (const name of ['in-stock', 'arrived-well', 'constructor', '1']) {
      await expect(reply(buyer.call, id, name, 'en')).rejects.toMatchObject({ code: 'quick_reply_not_found' });
    }
  });

  test('of an order says its facts once they are known', async () => {
    const buyer = await newBuyer();
    const { orders } = await buyer.buy({ product: await seller.newProduct() });
    const order = orders[0]?.id ?? '';
    const { thread_id: id } = await seller.call(openThread, { body: { subject: 'order', subject_id: order } });
    const names = async () => (await offered(seller.call, id)).map((one) => one.id);
    expect(await names()).toContain('order-ships-by');
    expect(await names()).not.toContain('order-shipped');
    const body = { key: newKey(), carrier: 'flash-express', tracking_number: 'TH014099887A' } as const;
    await seller.call(shipOrder, { params: { id: order }, body });
    expect(await names()).not.toContain('order-ships-by');
    await reply(seller.call, id, 'order-shipped', 'en');
    const seen = await lastOf(buyer.call, id, 'ja');
    expect(seen?.text).toMatch(new RegExp(`SB-${order} is on its way with Flash Express.*TH014099887A`));
    expect(seen?.translation?.text).toMatch(new RegExp(`SB-${order} を Flash Express.*TH014099887A`));
  });
});

describe('a quick reply of a seller', () => {
  const save = async (texts: QuickReplyTexts, id?: string) =>
    (await seller.call(saveQuickReply, { body: { texts, ...(id ? { id } : {}) } })).reply;

  test('is kept in the languages that were written, and sent in that of the page or the first one', async () => {
    const { buyer, id } = await newThread();
    const own = await save({ th: ' ห่อของขวัญฟรี ', es: 'Envoltorio de regalo gratis', en: '' });
    expect(own.texts).toEqual({ th: 'ห่อของขวัญฟรี', es: 'Envoltorio de regalo gratis' });
    expect((await offered(seller.call, id, 'es'))[0]).toEqual({
      ...{ id: own.id, text: 'Envoltorio de regalo gratis', is_own: true },
    });
    const key = newKey();
    const { sent } = await reply(seller.call, id, own.id, 'ko', key);
    expect(sent).toMatchObject({ text: 'ห่อของขวัญฟรี', language: 'th' });
    await save({ th: 'ไม่มีแล้ว' }, own.id);
    expect((await reply(seller.call, id, own.id, 'ko', key)).sent.id, 'sent once').toBe(sent.id);
    expect(await lastOf(buyer.call, id, 'es')).toMatchObject({ translation: { text: 'Envoltorio de regalo gratis' } });
    await seller.call(deleteQuickReply, { params: { id: own.id } });
    expect((await seller.call(listQuickReplies)).replies).toEqual([]);
    expect((await lastOf(buyer.call, id, 'es'))?.translation?.text, 'a sent one stays').toContain('regalo');
  });

  test('hides contact data and warns in every language of it', async () => {
    const { buyer, id } = await newThread();
    const own = await save({ en: 'Ask me anything', th: 'โทร 081 234 5678', es: 'Págame fuera de la web' });
    await reply(seller.call, id, own.id, 'en');
    expect(await lastOf(buyer.call, id, 'th')).toMatchObject({
      translation: { text: 'โทร ••••••' },
      warning: 'payment',
    });
  });

  test('is of its seller alone, has words, and is one of fifty', async () => {
    const { buyer, id } = await newThread();
    const own = await save({ en: 'Mine' });
    const other = await newSeller();
    const missing = { code: 'quick_reply_not_found' };
    await expect(other.call(saveQuickReply, { body: { id: own.id, texts: { en: 'Theirs' } } })).rejects.toMatchObject(
      missing,
    );
    await expect(other.call(deleteQuickReply, { params: { id: own.id } })).rejects.toMatchObject(missing);
    await expect(reply(buyer.call, id, own.id, 'en')).rejects.toMatchObject(missing);
    expect((await other.call(listQuickReplies)).replies).toEqual([]);
    const empty = other.call(saveQuickReply, { body: { texts: { en: ' ' } } });
    await expect(empty).rejects.toMatchObject({ status: 400, message: /at least one language/ });
    const long = other.call(saveQuickReply, { body: { texts: { en: 'x'.repeat(501) } } });
    await expect(long).rejects.toMatchObject({ status: 400, message: /500 characters/ });
    for (let n = 0; n < 50; n += 1) await other.call(saveQuickReply, { body: { texts: { en: `${n}` } } });
    const more = other.call(saveQuickReply, { body: { texts: { en: 'more' } } });
    await expect(more).rejects.toMatchObject({ code: 'too_many_quick_replies' });
  });
});
