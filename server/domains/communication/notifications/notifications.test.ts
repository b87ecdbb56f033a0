import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { describeStopLink, stopMails } from '../../../../contracts/communication/mail-settings.ts';
import {
  countNotifications,
  getNotificationChoices,
  listNotifications,
  markNotificationsRead,
  saveNotificationChoices,
} from '../../../../contracts/communication/notifications.ts';
import {
  markThreadRead,
  openThread,
  readThread,
  sendThreadMessage,
} from '../../../../contracts/communication/threads.ts';
import { dayMs } from '../../../../contracts/durations.ts';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { mailTemplates } from '../../../composition/mail-templates.ts';
import { mails } from '../../../schema/communication/mails.ts';
import { notifications } from '../../../schema/communication/notifications.ts';
import { deliverMail } from '../mail/deliver-mail.service.ts';
import { deleteOldNotifications } from './notification-retention.service.ts';
import { sendDigests } from './send-digests.service.ts';

const app = await buildTestApp({ settings: { ORDER_LIMIT: '100000' } });
const { api, db } = app;
const { newSeller, newBuyer } = ordering(app);

async function newPair() {
  const seller = await newSeller();
  const buyer = await newBuyer();
  return { seller, buyer, product: await seller.newProduct() };
}

const sent: { to: string; subject: string; stopUrl?: string | undefined }[] = [];
const deliver = (mailId: string) =>
  deliverMail(
    {
      ...{ db, templates: mailTemplates, origin: 'https://bazaar.example', now: () => new Date() },
      sms: { send: async () => ({ outcome: 'sent' }) },
      mail: {
        send: async (mail) => {
          sent.push(mail);
          return { outcome: 'sent' };
        },
      },
    },
    mailId,
  );

const mailsOf = (accountId: number, topic: 'message' | 'order') =>
  db
    .select()
    .from(mails)
    .where(and(eq(mails.accountId, accountId), eq(mails.topic, topic)));

describe('a notification', () => {
  test('of several new orders is one line for their seller alone, which leads to the orders', async () => {
    const { seller, buyer, product } = await newPair();
    for (let round = 0; round < 3; round += 1) await buyer.buy({ product });
    const { notifications: listed } = await seller.call(listNotifications, { body: { language: 'ko' } });
    const [news] = listed.filter(({ topic }) => topic === 'order');
    expect(news).toMatchObject({ title: '새 주문 3건', path: '/storefront/orders', is_read: false });
    expect(news?.ids).toHaveLength(3);
    const stranger = await newSeller();
    expect((await stranger.call(listNotifications, { body: {} })).notifications).toEqual([]);
    await stranger.call(markNotificationsRead, { body: { ids: news?.ids, up_to: '999999999' } });
    const { count } = await seller.call(countNotifications);
    expect(count).toBeGreaterThanOrEqual(3);
    expect((await seller.call(markNotificationsRead, { body: { ids: news?.ids } })).count).toBe(count - 3);
  });

  test('of an order goes to each side once, with the mail that a contract asks for and one that may be stopped', async () => {
    const { seller, buyer, product } = await newPair();
    await buyer.buy({ product });
    const { notifications: told } = await buyer.call(listNotifications, { body: { language: 'es' } });
    expect(told.map(({ title }) => title)).toEqual(['Pago recibido', expect.any(String)]);
    const topics = await db
      .select({ topic: mails.topic, template: mails.template })
      .from(mails)
      .where(eq(mails.accountId, buyer.id));
    expect(topics.filter(({ template }) => template === 'order-notification')).toEqual([
      { topic: null, template: 'order-notification' },
      { topic: null, template: 'order-notification' },
    ]);
    expect(await mailsOf(seller.id, 'order')).toHaveLength(1);
  });

  test('of messages is mailed once they lie unread, not after they were read, and never twice', async () => {
    const { seller, buyer, product } = await newPair();
    const { thread_id: id } = await buyer.call(openThread, {
      body: { subject: 'product', subject_id: String(product.id) },
    });
    const write = (key: string) =>
      buyer.call(sendThreadMessage, { params: { id }, body: { key, text: 'Is it red?', language: 'en' } });
    await write('key-of-a-first');
    await write('key-of-a-first');
    await write('key-of-a-second');
    const { notifications: listed } = await seller.call(listNotifications, { body: {} });
    expect(listed.filter(({ topic }) => topic === 'message')).toMatchObject([
      { title: '2 new messages from Buyer', path: `/storefront/messages/${id}`, text: null },
    ]);
    const [first, second] = await mailsOf(seller.id, 'message');
    await deliver(first?.id ?? '');
    await deliver(first?.id ?? '');
    expect(sent.splice(0)).toMatchObject([
      { subject: 'New message from Buyer', stopUrl: expect.stringMatching(/\.message$/) },
    ]);
    const { messages } = await seller.call(readThread, { params: { id }, body: {} });
    await seller.call(markThreadRead, { params: { id }, body: { message_id: messages.at(-1)?.id ?? '' } });
    await deliver(second?.id ?? '');
    expect(sent).toEqual([]);
    expect((await seller.call(listNotifications, { body: {} })).notifications[0]).toMatchObject({ is_read: true });
  });

  test('is listed in pages that leave nothing out, and goes after its time', async () => {
    const { id, call } = await newSeller();
    const parameters = { threadId: 1, reader: 'seller', name: 'A' };
    const at = new Date(Date.now() - 100 * dayMs);
    await db.insert(notifications).values(
      Array.from({ length: 45 }, (_, index) => ({
        ...({
          accountId: id,
          topic: 'message',
          notice: 'message',
          parameters,
          key: `row ${index}`,
          createdAt: at,
        } as const),
      })),
    );
    const seen: string[] = [];
    for (let cursor: string | undefined, page = 0; page < 9; page += 1) {
      const { notifications: listed, next_cursor: next } = await call(listNotifications, { body: { cursor } });
      seen.push(...listed.map((one) => one.id));
      if (next === null) break;
      cursor = next;
    }
    expect(new Set(seen).size).toBe(45);
    await deleteOldNotifications(db, new Date(Date.now() - 90 * dayMs));
    expect((await call(listNotifications, { body: {} })).notifications).toEqual([]);
  });
});

describe('choices', () => {
  test('stop the mails of a topic, but none that is a duty, and hold for their account alone', async () => {
    const { seller, buyer, product } = await newPair();
    const off = (topic: 'order' | 'shipment') => ({ topic, email: 'off', push: false }) as const;
    const chosen = await seller.call(saveNotificationChoices, {
      body: { topics: [off('order')], time_zone: 'Asia/Tokyo' },
    });
    expect(chosen.topics.find(({ topic }) => topic === 'order')).toMatchObject({ email: 'off', push: false });
    const kept = await buyer.call(saveNotificationChoices, { body: { topics: [off('order'), off('shipment')] } });
    expect(kept.topics.some(({ topic }) => topic === 'payout')).toBe(false);
    await buyer.buy({ product });
    expect(await mailsOf(seller.id, 'order')).toEqual([]);
    const duties = await db
      .select()
      .from(mails)
      .where(and(eq(mails.accountId, buyer.id), eq(mails.template, 'order-notification')));
    expect(duties).toHaveLength(2);
    const refused = buyer.call(saveNotificationChoices, { body: { time_zone: 'Moon/Crater' } });
    await expect(refused).rejects.toMatchObject({ code: 'bad_input' });
    expect((await buyer.call(getNotificationChoices)).time_zone).toBe('UTC');
  });

  test('put a topic into one mail a day, without what was read meanwhile', async () => {
    const { seller, buyer, product } = await newPair();
    await seller.call(saveNotificationChoices, { body: { topics: [{ topic: 'order', email: 'digest', push: true }] } });
    for (let round = 0; round < 3; round += 1) await buyer.buy({ product });
    const { notifications: listed } = await seller.call(listNotifications, { body: {} });
    const [read = ''] = listed.find(({ topic }) => topic === 'order')?.ids ?? [];
    await seller.call(markNotificationsRead, { body: { ids: [read] } });
    const tomorrow = new Date(Date.now() + dayMs);
    for (let round = 0; round < 2; round += 1) await sendDigests(app, tomorrow);
    const isDigest = and(eq(mails.accountId, seller.id), eq(mails.template, 'notification-digest'));
    const [digest, ...more] = await db.select().from(mails).where(isDigest);
    expect(more).toEqual([]);
    await deliver(digest?.id ?? '');
    expect(sent.splice(0)).toMatchObject([
      { subject: '2 things are new on Snapbazaar', stopUrl: expect.stringMatching(/\.digest$/) },
    ]);
  });

  test('are made by the link in a mail, which says what it stops and acts on a press only', async () => {
    const { seller, buyer, product } = await newPair();
    await buyer.buy({ product });
    const [mail] = await mailsOf(seller.id, 'order');
    await deliver(mail?.id ?? '');
    const token = sent.splice(0)[0]?.stopUrl?.split('/').at(-1) ?? '';
    expect(await api(describeStopLink, { params: { token } })).toMatchObject({ stops: 'order', user_type: 'seller' });
    const choiceOf = async () =>
      (await seller.call(getNotificationChoices)).topics.find(({ topic }) => topic === 'order')?.email;
    expect(await choiceOf()).toBe('now');
    await api(stopMails, { params: { token } });
    expect(await choiceOf()).toBe('off');
    await expect(api(stopMails, { params: { token: `${token}x` } })).rejects.toMatchObject({ code: 'link_expired' });
    await expect(api(stopMails, { params: { token: `x${token}` } })).rejects.toMatchObject({ code: 'link_expired' });
  });
});
