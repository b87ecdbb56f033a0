import { beforeAll, describe, expect, test } from 'vitest';
import {
  listThreads,
  openThread,
  readThread,
  reportThread,
  sendThreadMessage,
} from '../../../../contracts/communication/threads.ts';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { listInbox } from '../inbox/inbox.service.ts';

const app = await buildTestApp();
const { db } = app;
const { newSeller, newBuyer, newKey } = ordering(app);

let seller: Awaited<ReturnType<typeof newSeller>>;
type Call = typeof seller.call;

beforeAll(async () => {
  seller = await newSeller();
});

const write = (call: Call, id: string, text: string) =>
  call(sendThreadMessage, { params: { id }, body: { key: newKey(), text, language: 'es' } });

const textsOf = async (call: Call, id: string) =>
  (await call(readThread, { params: { id }, body: {} })).messages.map(({ text }) => text);

/** A thread of a new buyer with one question. */
async function newThread() {
  const one = await newBuyer();
  const product = await seller.newProduct({ title: 'Rattan lamp' });
  const about = { subject: 'product', subject_id: String(product.id) } as const;
  const { thread_id: id } = await one.call(openThread, { body: about });
  await write(one.call, id, '¿Sigue disponible?');
  return { one, id, product };
}

describe('contact data', () => {
  test('is hidden from the other side, in the list and the search too, until an order is paid', async () => {
    const { one, id, product } = await newThread();
    const text = 'Llámame al 612 345 678';
    const { sent } = await write(one.call, id, text);
    expect(sent).toMatchObject({ text, is_masked: true });
    const masked = 'Llámame al ••••••';
    const seen = () => seller.call(readThread, { params: { id }, body: {} });
    expect((await seen()).messages.at(-1)).toMatchObject({ text: masked, is_masked: true });
    const { threads: listed } = await seller.call(listThreads, { body: {} });
    expect(listed.find((thread) => thread.id === id)?.last_message?.text).toBe(masked);
    const found = async (call: Call, q: string) => (await call(listThreads, { body: { q } })).threads.map((t) => t.id);
    expect(await found(seller.call, '612 345')).not.toContain(id);
    expect(await found(seller.call, 'Llámame al')).toContain(id);
    expect(await found(one.call, '612 345')).toEqual([id]);

    const placed = await one.order([{ product }]);
    expect((await seen()).thread.shares_contacts).toBe(false);
    await one.pay(placed.purchase_id);
    expect((await seen()).messages.at(-1)).toMatchObject({ text, is_masked: false });
    expect(await found(seller.call, '612 345')).toContain(id);
  });

  test('is read by the operator when a conversation is reported', async () => {
    const { one, id } = await newThread();
    await write(seller.call, id, 'Escríbeme a tienda@example.com');
    await one.call(reportThread, { params: { id }, body: {} });
    const [entry] = await listInbox(db, { withClosed: false, limit: 1 });
    expect(entry?.thread?.messages.at(-1)?.text).toBe('Escríbeme a tienda@example.com');
    expect(await textsOf(one.call, id)).toEqual(['¿Sigue disponible?', 'Escríbeme a ••••••']);
  });
});

test('a message that asks for money elsewhere warns its reader and not its writer', async () => {
  const { one, id } = await newThread();
  const { sent } = await write(seller.call, id, 'Págame fuera de la web y te rebajo un 10 %');
  expect(sent.warning).toBeNull();
  const { messages } = await one.call(readThread, { params: { id }, body: {} });
  expect(messages.map(({ warning }) => warning)).toEqual([null, 'payment']);
});
