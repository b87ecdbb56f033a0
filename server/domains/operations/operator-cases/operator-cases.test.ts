import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sendGuestMessage, sendMessage } from '../../../../contracts/communication/help.ts';
import { listContactMessages, settleContactMessage } from '../../../../contracts/communication/operator-messages.ts';
import {
  decideOperatorReport,
  listOperatorReports,
  readOperatorReport,
} from '../../../../contracts/communication/operator-reports.ts';
import { openThread, reportThread, sendThreadMessage } from '../../../../contracts/communication/threads.ts';
import { signUpCustomer, signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { reportReview } from '../../../../contracts/marketplace/reviews.ts';
import { listOperatorAudit } from '../../../../contracts/operations/operator-audit.ts';
import { getOperatorToday } from '../../../../contracts/operations/operator-today.ts';
import { createProduct } from '../../../../tests/support/factories.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { createOperator } from '../../../../tests/support/operations/operators.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { mails } from '../../../schema/communication/mails.ts';
import { messages } from '../../../schema/communication/messages.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { reviewReports, reviews } from '../../../schema/marketplace/reviews.ts';

let moment = new Date('2026-11-19T08:00:00Z');
const app = await buildTestApp({ now: () => moment });
const { api, apiAs, db } = app;
const later = (ms = 60_000) => {
  moment = new Date(moment.getTime() + ms);
};

const seller = await api(signUpSeller, { body: withEmail('seller@cases.example') });
const customer = await api(signUpCustomer, { body: withEmail('customer@cases.example') });
const owner = apiAs((await createOperator(app, 'owner', 'nok@cases.example', moment)).token);
const sellerId = Number(seller.post.id);
const customerId = Number(customer.post.id);
const product = await createProduct(db, sellerId);

let lines = 0;
async function createReport(reason = 'Not my product') {
  later();
  lines += 1;
  const [review] = await db
    .insert(reviews)
    .values({
      ...{ productId: product.id, sellerId, customerId, orderLineId: lines, stars: 2 },
      ...{ text: 'It broke', language: 'en', createdAt: moment },
    })
    .returning();
  await apiAs(seller.token)(reportReview, { params: { id: String(review?.id) }, body: { reason } });
  return { id: `R${review?.id}-${sellerId}`, reviewId: review?.id ?? 0 };
}

const read = async (id: string) => (await owner(readOperatorReport, { body: { id } })).report;
const decide = (body: { id: string; version: string; decision: 'keep' | 'remove'; note?: string }) =>
  owner(decideOperatorReport, { body });
const lastAction = async () => (await owner(listOperatorAudit, { body: {} })).entries[0];

describe('a report', () => {
  test('is listed oldest first in pages, read with its evidence, and closed once', async () => {
    const [first] = [await createReport(), await createReport('')];
    const { reports } = await owner(listOperatorReports, { body: {} });
    expect(reports.map(({ id }) => id).slice(0, 1)).toEqual([first?.id]);
    expect(Date.parse(reports[0]?.due_at ?? '') - Date.parse(reports[0]?.created_at ?? '')).toBe(24 * 3_600_000);
    const report = await read(first.id);
    expect(report).toMatchObject({
      ...{ type: 'review', reason: 'Not my product', reporter: { id: String(sellerId), role: 'seller' } },
      review: { id: String(first.reviewId), stars: 2, text: 'It broke' },
    });
    const body = { id: first.id, version: report.version, decision: 'keep', note: 'It is an opinion' } as const;
    const twice = await Promise.allSettled([decide(body), decide(body)]);
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(decide(body)).rejects.toMatchObject({ code: 'case_changed' });
    await expect(read(first.id)).rejects.toMatchObject({ code: 'case_not_found' });
    expect(await lastAction()).toMatchObject({
      ...{ actor: 'nok@cases.example', action: 'report_kept', subject: first.id, note: 'It is an opinion' },
    });
    expect(await db.select().from(reviews).where(eq(reviews.id, first.reviewId))).toHaveLength(1);
  });

  test('that was written anew since it was read is not decided with the old words', async () => {
    const { id, reviewId } = await createReport();
    const { version } = await read(id);
    later();
    await apiAs(seller.token)(reportReview, { params: { id: String(reviewId) }, body: { reason: 'It is rude, too' } });
    await expect(decide({ id, version, decision: 'keep' })).rejects.toMatchObject({ code: 'case_changed' });
    expect((await read(id)).reason).toBe('It is rude, too');
  });

  test('ends with the review, for a reason that is kept; its stars leave the averages', async () => {
    const { id, reviewId } = await createReport();
    const { version } = await read(id);
    const before = (await db.select().from(products).where(eq(products.id, product.id)))[0];
    await expect(decide({ id, version, decision: 'remove', note: ' ' })).rejects.toMatchObject({ code: 'bad_input' });
    await decide({ id, version, decision: 'remove', note: 'Insults a person' });
    const after = (await db.select().from(products).where(eq(products.id, product.id)))[0];
    expect((before?.ratingCount ?? 0) - (after?.ratingCount ?? 0)).toBe(1);
    expect(await db.select().from(reviewReports).where(eq(reviewReports.reviewId, reviewId))).toEqual([]);
    expect(await lastAction()).toMatchObject({ action: 'review_removed', subject: id, note: 'Insults a person' });
    await expect(decide({ id, version, decision: 'keep' })).rejects.toMatchObject({ code: 'case_not_found' });
  });

  test('of a conversation shows it as it was written, which goes into the audit', async () => {
    const { thread_id: threadId } = await apiAs(customer.token)(openThread, {
      body: { subject: 'product', subject_id: String(product.id) },
    });
    const params = { id: threadId };
    const text = 'Call me at 081 234 5678';
    await apiAs(customer.token)(sendThreadMessage, { params, body: { key: 'message-of-a-case', text } });
    await apiAs(seller.token)(reportThread, { params, body: { reason: 'Spam' } });
    const id = `T${threadId}-${sellerId}`;
    const report = await read(id);
    expect(report.thread?.messages).toMatchObject([{ side: 'customer', text, photos: 0 }]);
    expect(await lastAction()).toMatchObject({ action: 'conversation_read', subject: id });
    const body = { id, version: report.version, note: 'x' };
    await expect(decide({ ...body, decision: 'remove' })).rejects.toMatchObject({ code: 'bad_input' });
    await decide({ ...body, decision: 'keep' });
  });

  test('is found on each page once, whatever its type', async () => {
    for (let count = 0; count < 25; count += 1) await createReport();
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page: { reports: { id: string }[]; next_cursor: string | null } = await owner(listOperatorReports, {
        body: { cursor },
      });
      ids.push(...page.reports.map(({ id }) => id));
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(25);
  });

  test.each(['R1', 'x', 'M1', 'R999999999999999-1', "R1-1' or 1=1"])(
    '%s that there is not is not found',
    async (id) => {
      await expect(read(id)).rejects.toMatchObject({ code: 'case_not_found' });
      await expect(decide({ id, version: 'x', decision: 'keep' })).rejects.toMatchObject({ code: 'case_not_found' });
    },
  );
});

describe('a message to the operator', () => {
  test('is answered once by mail in the language of its sender', async () => {
    later();
    const message = 'ของยังไม่มาถึงเลยค่ะ';
    await api(sendGuestMessage, { body: { name: 'Mali', email: 'mali@cases.example', topic: 'problem', message } });
    const [first] = (await owner(listContactMessages, { body: {} })).messages;
    expect(first).toMatchObject({
      ...{ topic: 'problem', text: message, language: 'th', has_email: true },
      sender: { role: 'guest', name: 'Mali', contact: 'mali@cases.example' },
    });
    const body = { id: first?.id ?? '', answer: 'พรุ่งนี้ถึงค่ะ\n\nขอบคุณค่ะ' };
    await owner(settleContactMessage, { body });
    await expect(owner(settleContactMessage, { body })).rejects.toMatchObject({ code: 'case_changed' });
    expect(await db.select().from(mails).where(eq(mails.template, 'contact-answer'))).toMatchObject([
      { recipient: 'mali@cases.example', language: 'th', parameters: { answer: body.answer } },
    ]);
    expect(await lastAction()).toMatchObject({ action: 'message_answered', subject: body.id, note: '' });
  });

  test('is closed without an answer', async () => {
    later();
    await apiAs(seller.token)(sendMessage, { body: { topic: 'idea', message: 'A darker theme' } });
    const [first] = (await owner(listContactMessages, { body: {} })).messages;
    await owner(settleContactMessage, { body: { id: first?.id ?? '' } });
    expect((await owner(listContactMessages, { body: {} })).messages).toEqual([]);
    expect(await lastAction()).toMatchObject({ action: 'message_closed', subject: first?.id });
  });

  test('of somebody with a phone alone cannot be answered by mail', async () => {
    const [added] = await db
      .insert(messages)
      .values({ accountId: customerId, topic: 'question', message: 'Hello', createdAt: moment })
      .returning();
    expect(added).toBeDefined();
    await expect(owner(settleContactMessage, { body: { id: 'M999999' } })).rejects.toMatchObject({
      code: 'case_not_found',
    });
    await owner(settleContactMessage, { body: { id: `M${added?.id}` } });
  });
});

test('Today shows what needs a person, the oldest deadline first, as far as the role may settle it', async () => {
  const { id } = await createReport();
  later();
  await apiAs(seller.token)(sendMessage, { body: { topic: 'question', message: 'How do I change my name?' } });
  const { tasks, counts } = await owner(getOperatorToday);
  const due = tasks.map(({ due_at }) => Date.parse(due_at ?? ''));
  expect(due).toEqual(due.toSorted((one, other) => one - other));
  expect(tasks.map(({ subject }) => subject)).toContain(id);
  expect(counts.find(({ type }) => type === 'message')).toEqual({ type: 'message', count: 1 });
  const support = await createOperator(app, 'support', 'ken@cases.example', moment);
  const shown = await apiAs(support.token)(getOperatorToday);
  expect(shown.counts).toEqual([{ type: 'message', count: 1 }]);
  expect(new Set(shown.tasks.map(({ type }) => type))).toEqual(new Set(['message']));
});
