import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  archiveThread,
  blockThread,
  countUnread,
  listThreads,
  markThreadRead,
  openThread,
  readThread,
  reportThread,
  sendThreadMessage,
} from '../../../../contracts/communication/threads.ts';
import { dayMs } from '../../../../contracts/durations.ts';
import { closeAccount } from '../../../../contracts/identity/profile.ts';
import { ordering, password } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { threadMessages, threads } from '../../../schema/communication/threads.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { listInbox } from '../inbox/inbox.service.ts';
import { deleteOldThreads } from './thread-retention.service.ts';

const limits = { THREAD_MESSAGES_PER_MINUTE: '12', NEW_ACCOUNT_THREADS_PER_DAY: '3', THREADS_PER_DAY: '4' };
const app = await buildTestApp({ settings: limits });
const { db } = app;
const { newSeller, newBuyer, newKey } = ordering(app);

let seller: Awaited<ReturnType<typeof newSeller>>;
let buyer: Awaited<ReturnType<typeof newBuyer>>;

beforeAll(async () => {
  seller = await newSeller();
  buyer = await newBuyer();
});

type Call = typeof buyer.call;

const about = async (call: Call, subject: 'product' | 'order' | 'return' | 'shop', id: number | string) =>
  (await call(openThread, { body: { subject, subject_id: String(id) } })).thread_id;

const write = (call: Call, id: string, text: string, key = newKey()) =>
  call(sendThreadMessage, { params: { id }, body: { key, text, language: 'es' } });

const textsOf = async (call: Call, id: string) =>
  (await call(readThread, { params: { id }, body: {} })).messages.map(({ text }) => text);

/** A thread of a new buyer with one question. */
async function newThread() {
  const one = await newBuyer();
  const product = await seller.newProduct({ title: 'Rattan lamp' });
  const id = await about(one.call, 'product', product.id);
  await write(one.call, id, '¿Sigue disponible?');
  return { one, id, product };
}

describe('a conversation', () => {
  test('carries words both ways, with the product on top and counts of unread ones', async () => {
    const product = await seller.newProduct({ title: 'Brass lamp', priceCents: 1250 });
    const id = await about(buyer.call, 'product', product.id);
    expect(await about(buyer.call, 'product', product.id)).toBe(id);
    expect((await buyer.call(listThreads, { body: {} })).threads).toEqual([]);
    await write(buyer.call, id, 'ส่งถึงมาดริดไหมคะ');
    expect((await seller.call(countUnread)).count).toBe(1);
    const { threads: listed } = await seller.call(listThreads, { body: {} });
    expect(listed[0]).toMatchObject({
      subject: { type: 'product', title: 'Brass lamp', price: { currency: 'USD', amount_minor: 1250 }, is_live: true },
      last_message: { side: 'customer', language: 'th' },
      ...{ unread: 1, with: '', seller_id: null },
    });
    const { sent } = await write(seller.call, id, 'Sí, llega en 8 días');
    expect(sent).toMatchObject({ side: 'seller', language: 'es' });
    expect((await seller.call(countUnread)).count).toBe(0);
    expect(await textsOf(buyer.call, id)).toEqual(['ส่งถึงมาดริดไหมคะ', 'Sí, llega en 8 días']);
    await buyer.call(markThreadRead, { params: { id }, body: { message_id: '999999' } });
    expect((await buyer.call(countUnread)).count).toBe(0);
    const { thread } = await seller.call(readThread, { params: { id }, body: {} });
    expect(thread.read_by_other).toBe(sent.id);
  });

  test('stores what is sent twice, or at the same time in two tabs, once', async () => {
    const { one, id } = await newThread();
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 5 }, () => write(one.call, id, 'Hola', key)));
    expect(new Set(answers.map(({ sent }) => sent.id)).size).toBe(1);
    expect(await textsOf(one.call, id)).toEqual(['¿Sigue disponible?', 'Hola']);
    await expect(write(one.call, id, 'Otra', key)).rejects.toMatchObject({ code: 'key_used_before' });
  });

  test('is of its two sides alone', async () => {
    const { id } = await newThread();
    const stranger = await newBuyer();
    for (const call of [stranger.call, (await newSeller()).call]) {
      await expect(textsOf(call, id)).rejects.toMatchObject({ code: 'thread_not_found' });
      await expect(write(call, id, 'Hola')).rejects.toMatchObject({ code: 'thread_not_found' });
      expect((await call(listThreads, { body: { q: 'disponible' } })).threads).toEqual([]);
    }
  });

  test('is begun by a seller about an order alone', async () => {
    const product = await seller.newProduct({ title: 'Paper lamp' });
    const { orders } = await buyer.buy({ product });
    const orderId = orders[0]?.id ?? '';
    const id = await about(seller.call, 'order', orderId);
    expect(await about(buyer.call, 'order', orderId)).toBe(id);
    const { thread } = await seller.call(readThread, { params: { id }, body: {} });
    expect(thread.subject).toMatchObject({ type: 'order', title: 'Paper lamp', order_number: `SB-${orderId}` });
    await expect(about(seller.call, 'product', product.id)).rejects.toMatchObject({ code: 'product_not_found' });
    await expect(about((await newSeller()).call, 'order', orderId)).rejects.toMatchObject({ code: 'order_not_found' });
    await expect(about(buyer.call, 'return', orderId)).rejects.toMatchObject({ code: 'order_not_found' });
  });

  test('is read in pages from the newest message back', async () => {
    const { one, id } = await newThread();
    const row = { threadId: Number(id), side: 'seller', language: 'es', createdAt: new Date(0) } as const;
    await db
      .insert(threadMessages)
      .values(Array.from({ length: 60 }, (_, n) => ({ ...row, text: `${n}`, key: `${n}` })));
    const newest = await one.call(readThread, { params: { id }, body: {} });
    const older = await one.call(readThread, { params: { id }, body: { cursor: newest.next_cursor ?? '' } });
    const texts = [...older.messages, ...newest.messages].map(({ text }) => text);
    expect(texts).toEqual(['¿Sigue disponible?', ...Array.from({ length: 60 }, (_, n) => `${n}`)]);
    expect(older.next_cursor).toBeNull();
  });

  test('is found by its words, its product and the number of its order', async () => {
    const product = await seller.newProduct({ title: 'Lantern of glass' });
    const other = await newBuyer();
    const { orders } = await other.buy({ product });
    const id = await about(other.call, 'order', orders[0]?.id ?? '');
    await write(other.call, id, '100 % algodón_fino');
    for (const q of ['algodón_', '100 %', 'lantern', `SB-${orders[0]?.id}`]) {
      const found = await other.call(listThreads, { body: { q } });
      expect(
        found.threads.map((thread) => thread.id),
        q,
      ).toEqual([id]);
    }
    expect((await other.call(listThreads, { body: { q: 'algodón%' } })).threads).toEqual([]);
  });

  test('goes to the archive of one side and comes back with a new message', async () => {
    const { one, id } = await newThread();
    await one.call(archiveThread, { params: { id }, body: { is_archived: true } });
    expect((await one.call(listThreads, { body: {} })).threads).toEqual([]);
    expect((await one.call(listThreads, { body: { is_archived: true } })).threads).toHaveLength(1);
    await write(seller.call, id, 'Sí');
    expect((await one.call(listThreads, { body: {} })).threads).toHaveLength(1);
  });

  test('takes no words while one side blocks the other', async () => {
    const { one, id } = await newThread();
    await seller.call(blockThread, { params: { id }, body: { is_blocked: true } });
    await expect(write(one.call, id, 'Hola')).rejects.toMatchObject({ code: 'thread_blocked' });
    await seller.call(blockThread, { params: { id }, body: { is_blocked: false } });
    await write(one.call, id, 'Hola');
  });

  test('is put before the operator with its words by a report', async () => {
    const { one, id } = await newThread();
    await one.call(reportThread, { params: { id }, body: { reason: 'Insult' } });
    const [entry] = await listInbox(db, { withClosed: false, limit: 1 });
    expect(entry).toMatchObject({ id: `T${id}-${one.id}`, text: 'Insult', thread: { sellerId: seller.id } });
    expect(entry?.thread?.messages.map(({ text }) => text)).toEqual(['¿Sigue disponible?']);
  });
});

describe('the limits of messages', () => {
  test('refuse an empty and a very long one with a sentence', async () => {
    const { one, id } = await newThread();
    await expect(write(one.call, id, ' \u200B ')).rejects.toMatchObject({ message: 'Please write a message.' });
    await expect(write(one.call, id, 'x'.repeat(2001))).rejects.toMatchObject({ code: 'bad_input' });
  });

  test('let a new account begin few conversations a day, and an older one more', async () => {
    const one = await newBuyer();
    const begin = async () => write(one.call, await about(one.call, 'product', (await seller.newProduct()).id), 'Hola');
    for (let round = 0; round < 3; round += 1) await begin();
    await expect(begin()).rejects.toMatchObject({ code: 'too_many_threads' });
    const createdAt = new Date(Date.now() - 2 * dayMs);
    await db.update(accounts).set({ createdAt }).where(eq(accounts.id, one.id));
    await begin();
    await expect(begin()).rejects.toMatchObject({ code: 'too_many_threads' });
  });

  test('hold for messages that are sent at the same time', async () => {
    const { one, id } = await newThread();
    const sent = await Promise.allSettled(Array.from({ length: 16 }, (_, n) => write(one.call, id, `${n}`)));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(11);
    expect(sent.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'too_many_requests' } });
  });

  test('keep accounts that everyone shares from writing to real sellers', async () => {
    const shared = await newBuyer();
    await db.update(accounts).set({ isDemo: true }).where(eq(accounts.id, shared.id));
    const product = await seller.newProduct();
    await expect(about(shared.call, 'product', product.id)).rejects.toMatchObject({ code: 'not_for_demo' });
  });
});

describe('a closed account', () => {
  test('leaves its words to the other side without a name, and nobody writes to it', async () => {
    const { one, id } = await newThread();
    await one.call(closeAccount, { body: { current_password: password } });
    const { thread, messages } = await seller.call(readThread, { params: { id }, body: {} });
    expect(thread.with).toBeNull();
    expect(messages.map(({ text }) => text)).toEqual(['¿Sigue disponible?']);
    await expect(write(seller.call, id, 'Hola')).rejects.toMatchObject({ code: 'thread_closed' });
  });

  test('takes a conversation along when the other side has left too', async () => {
    const { one, id } = await newThread();
    await one.call(closeAccount, { body: { current_password: password } });
    const last = await newBuyer();
    await db
      .update(threads)
      .set({ sellerId: null, customerId: last.id })
      .where(eq(threads.id, Number(id)));
    await last.call(closeAccount, { body: { current_password: password } });
    expect(await db.$count(threads, eq(threads.id, Number(id)))).toBe(0);
  });
});

test('conversations are deleted after their time, and empty ones after a day', async () => {
  const old = await newThread();
  const recent = await newThread();
  const one = await newBuyer();
  const empty = await about(one.call, 'product', recent.product.id);
  const now = Date.now();
  const set = { lastMessageAt: new Date(now - 731 * dayMs) };
  await db
    .update(threads)
    .set(set)
    .where(eq(threads.id, Number(old.id)));
  await deleteOldThreads(db, new Date(now - 730 * dayMs), new Date(now + dayMs));
  const left = await db.select({ id: threads.id }).from(threads);
  const ids = left.map(({ id }) => String(id));
  expect(ids).toContain(recent.id);
  expect(ids).not.toContain(old.id);
  expect(ids).not.toContain(empty);
});
