import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { openThread, sendThreadMessage } from '../../../../contracts/communication/threads.ts';
import { apiBase } from '../../../../contracts/endpoint.ts';
import {
  getDisputeEvidence,
  getSellerOrder,
  markDelivered,
  shipOrder,
} from '../../../../contracts/ordering/orders/seller-orders.ts';
import { listTasks } from '../../../../contracts/ordering/tasks.ts';
import { openFakeStripe } from '../../../../tests/support/ordering/fake-stripe.ts';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { readPdfLines } from '../../../../tests/support/ordering/pdf-lines.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { createStripe } from '../../../providers/payments/stripe/stripe.ts';
import { createClosedTransfers } from '../../../providers/wallet-transfers/closed-transfers.ts';
import { mails } from '../../../schema/communication/mails.ts';
import { orderPayments } from '../../../schema/ordering/order-payments.ts';
import { orderLines, orderReturns } from '../../../schema/ordering/orders.ts';

const fake = await openFakeStripe();
afterAll(() => fake.close());
const app = await buildTestApp({
  cards: await createStripe({ secretKey: fake.secretKey, webhookSecret: fake.webhookSecret, apiUrl: fake.url }),
  transfers: createClosedTransfers(),
});
const { db, storage } = app;
const { newSeller, newBuyer } = ordering(app);
const buyer = await newBuyer();

async function post(event: object): Promise<void> {
  const { body, headers } = fake.sign(event);
  const answer = await app.server.inject({
    ...{ method: 'POST', url: `${apiBase}/payments/stripe/webhook`, payload: body },
    headers: { ...headers, 'content-type': 'application/json' },
  });
  expect(answer.statusCode).toBe(200);
}

/** An order that was paid at Stripe and sent with a tracking number. */
async function buyAndSend() {
  const seller = await newSeller();
  const product = await seller.newProduct({ priceCents: 5000, title: 'Copper kettle' });
  const placed = await buyer.order([{ product }]);
  const id = placed.orders[0]?.id ?? '';
  const isOfPurchase = eq(orderPayments.purchaseId, Number(placed.purchase_id));
  const [payment] = await db.select().from(orderPayments).where(isOfPurchase);
  const session = payment?.reference ?? '';
  await post(fake.ledger.pay(session));
  const parcel = { key: crypto.randomUUID(), carrier: 'flash-express', tracking_number: 'TH01234567890' };
  await seller.call(shipOrder, { params: { id }, body: parcel });
  const see = async () => (await seller.call(getSellerOrder, { params: { id }, body: {} })).order;
  const evidence = (language: 'en' | 'th' = 'en') =>
    seller.call(getDisputeEvidence, { params: { id }, body: { language } });
  return { seller, id, session, see, evidence };
}

const read = async (file: Blob, page = 1) =>
  (await readPdfLines(Buffer.from(await file.arrayBuffer()), page)).map(({ text }) => text).join('\n');
/** The details of the mails of one kind about an order. */
async function mailsAbout(id: string, notification: string) {
  const isAbout = sql`${mails.parameters} ->> 'orderId' = ${id} and ${mails.parameters} ->> 'notification' = ${notification}`;
  return (await db.select().from(mails).where(isAbout)).map(({ parameters }) => parameters.details);
}
const tasksOf = async ({ call }: Awaited<ReturnType<typeof newSeller>>) =>
  (await call(listTasks, {})).tasks.map(({ type, due_at }) => [type, due_at]);

describe('evidence of a disputed payment', () => {
  test('is one file with order, payment, tracking, history, notes and photos, and due on the day the provider names', async () => {
    const { seller, id, session, see, evidence } = await buyAndSend();
    const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#a40' } })
      .webp()
      .toBuffer();
    const [line] = await db
      .update(orderLines)
      .set({ image: 'kettle.webp' })
      .where(eq(orderLines.orderId, Number(id)))
      .returning();
    await storage.put('kettle.webp', photo, 'image/webp');
    await seller.call(markDelivered, { params: { id }, body: {} });
    await db.insert(orderReturns).values({
      ...{ orderId: Number(id), lineIds: [line?.id ?? 0], state: 'declined', reason: 'The lid is loose. '.repeat(12) },
      ...{ answer: 'It was tight.', refundCents: 5000, answerBy: new Date(), createdAt: new Date() },
    });
    await post(fake.ledger.dispute(session, 'needs_response', { amount: 2000 }));

    const due = fake.ledger.disputes.get('dp_1')?.evidence_details.due_by ?? 0;
    const dueAt = new Date(due * 1000).toISOString();
    expect(await see()).toMatchObject({ disputed_cents: 2000, evidence_due_at: dueAt });
    expect(await tasksOf(seller)).toContainEqual(['send_evidence', dueAt]);
    const told = await mailsAbout(id, 'payment_disputed seller');
    expect(told).toMatchObject([{ evidenceDueAt: dueAt }]);

    const { name, content } = await evidence();
    expect(name).toBe(`SB-${id}.pdf`);
    const first = await read(content);
    for (const part of [
      '$ 20.00',
      'Copper kettle × 1',
      'Flash Express',
      'TH01234567890',
      'Payment disputed at the bank',
    ]) {
      expect(first).toContain(part);
    }
    const both = `${first}\n${await read(content, 2)}`;
    for (const part of ['The lid is loose.', 'It was tight.', 'Photos']) expect(both).toContain(part);
    expect(Buffer.from(await content.arrayBuffer()).includes('/DCTDecode')).toBe(true);
  });

  test('holds the conversation about the order with who wrote it and when, as it was written', async () => {
    const { seller, id, session, evidence } = await buyAndSend();
    const { thread_id: thread } = await buyer.call(openThread, { body: { subject: 'order', subject_id: id } });
    const write = (call: typeof buyer.call, text: string) =>
      call(sendThreadMessage, { params: { id: thread }, body: { key: crypto.randomUUID(), text, language: 'en' } });
    const awkward = 'Where is it? (Tj) \\\\) ET <b>lamp</b> %PDF';
    await write(buyer.call, awkward);
    await write(seller.call, 'It left on Monday.\nPlease ask at the post office.');
    const other = await buyAndSend();
    const { thread_id: elsewhere } = await buyer.call(openThread, { body: { subject: 'order', subject_id: other.id } });
    const foreign = { key: crypto.randomUUID(), text: 'About another order', language: 'en' } as const;
    await buyer.call(sendThreadMessage, { params: { id: elsewhere }, body: foreign });
    await post(fake.ledger.dispute(session, 'needs_response'));

    const { content } = await evidence();
    const text = `${await read(content)}\n${await read(content, 2)}`;
    const day = new Date().toISOString().slice(11, 14);
    expect(text).toContain('Messages between buyer and seller (UTC)');
    expect(text).toContain(`buyer · ${awkward}`);
    expect(text).toContain('seller · It left on Monday.');
    expect(text).toContain('Please ask at the post office.');
    expect(text).toContain(` ${day}`);
    expect(text).not.toContain('About another order');
  });

  test('is refused to another seller, and where nothing is disputed or the dispute is over', async () => {
    const { id, session, see, evidence } = await buyAndSend();
    await expect(evidence()).rejects.toMatchObject({ code: 'order_changed', message: /No dispute/ });
    await post(fake.ledger.dispute(session, 'needs_response'));
    const stranger = await newSeller();
    const asked = stranger.call(getDisputeEvidence, { params: { id }, body: {} });
    await expect(asked).rejects.toMatchObject({ code: 'order_not_found' });
    await post(fake.ledger.dispute(session, 'won'));
    expect(await see()).toMatchObject({ disputed_cents: 0, evidence_due_at: null });
    await expect(evidence()).rejects.toMatchObject({ code: 'order_changed' });
    app.takeErrors();
  });

  test('of an inquiry is asked for by mail, once, and no longer once the bank has it', async () => {
    const { seller, id, session, see } = await buyAndSend();
    const inquiry = fake.ledger.dispute(session, 'warning_needs_response');
    await post(inquiry);
    await post(inquiry);
    expect(await see()).toMatchObject({ disputed_cents: 0, evidence_due_at: expect.any(String) });
    expect(await mailsAbout(id, 'evidence_due seller')).toHaveLength(1);
    await post(fake.ledger.dispute(session, 'needs_response'));
    await post(fake.ledger.dispute(session, 'under_review'));
    expect(await see()).toMatchObject({ payment_state: 'disputed', evidence_due_at: null });
    expect(await tasksOf(seller)).toEqual([['payment_disputed', null]]);
    // A message of before the evidence was sent comes late.
    await post(fake.ledger.dispute(session, 'needs_response'));
    expect(await see()).toMatchObject({ evidence_due_at: null });
  });

  test('is there before the payment was told, and is due once it is', async () => {
    const seller = await newSeller();
    const placed = await buyer.order([{ product: await seller.newProduct({ priceCents: 5000 }) }]);
    const isOfPurchase = eq(orderPayments.purchaseId, Number(placed.purchase_id));
    const [payment] = await db.select().from(orderPayments).where(isOfPurchase);
    const paid = fake.ledger.pay(payment?.reference ?? '');
    await post(fake.ledger.dispute(payment?.reference ?? '', 'needs_response'));
    const see = () => seller.call(getSellerOrder, { params: { id: placed.orders[0]?.id ?? '' }, body: {} });
    expect((await see()).order.evidence_due_at).toBeNull();
    await post(paid);
    expect((await see()).order.evidence_due_at).toEqual(expect.any(String));
  });
});

test('a payment whose authorisation ran out leaves its order to expire unpaid', async () => {
  const seller = await newSeller();
  const placed = await buyer.order([{ product: await seller.newProduct({ priceCents: 5000 }) }]);
  const isOfPurchase = eq(orderPayments.purchaseId, Number(placed.purchase_id));
  const [payment] = await db.select().from(orderPayments).where(isOfPurchase);
  const session = fake.ledger.sessions.get(payment?.reference ?? '');
  if (!session) throw new Error('There is no session.');
  session.payment_intent = 'pi_unpaid';
  const intent = { id: 'pi_unpaid', object: 'payment_intent', status: 'canceled', cancellation_reason: 'expired' };
  for (const _ of [1, 2]) await post(fake.ledger.event('payment_intent.canceled', intent));
  await post(fake.ledger.event('charge.expired', { id: 'ch_x', object: 'charge', payment_intent: 'pi_unpaid' }));
  const [after] = await db.select().from(orderPayments).where(isOfPurchase);
  expect(after?.state).toBe('failed');
  const { order } = await seller.call(getSellerOrder, { params: { id: placed.orders[0]?.id ?? '' }, body: {} });
  expect(order).toMatchObject({ state: 'awaiting_payment', payment_state: 'unpaid' });
});
