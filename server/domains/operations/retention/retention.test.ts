import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dayMs } from '../../../../contracts/durations.ts';
import { createTestDatabase } from '../../../../tests/support/database/test-database.ts';
import { createProduct, createSeller } from '../../../../tests/support/factories.ts';
import { mails } from '../../../schema/communication/mails.ts';
import { cartLines, carts } from '../../../schema/ordering/carts.ts';
import { analyses, modelSpending, modelSpendingTotals } from '../../../schema/selling/analyses.ts';
import { productEvents } from '../../../schema/selling/analytics.ts';
import { deleteExpiredRecords } from './retention.service.ts';

const { db } = await createTestDatabase();
const now = new Date('2026-11-16T03:13:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
const dayAgo = (days: number) => daysAgo(days).toISOString().slice(0, 10);

test('records are deleted after their retention period, and those in use are kept', async () => {
  const { id: sellerId } = await createSeller(db);
  const { id: productId } = await createProduct(db, sellerId, { image: 'shown.webp' });
  const event = { productId, country: 'TH', type: 'view', count: 1 } as const;
  await db.insert(productEvents).values([751, 750, 1].map((days) => ({ ...event, day: dayAgo(days) })));
  await db.insert(modelSpending).values([91, 90, 0].map((days) => ({ sellerId, day: dayAgo(days), tokens: 1 })));
  await db.insert(modelSpendingTotals).values([91, 90, 0].map((days) => ({ day: dayAgo(days), tokens: 1 })));
  await db.insert(analyses).values([
    { sellerId, image: 'shown.webp', createdAt: daysAgo(400) },
    { sellerId, image: 'young.webp', createdAt: daysAgo(29) },
  ]);
  await db.execute(
    sql`insert into analyses (seller_id, image, created_at) select ${sellerId}, 'old-' || n || '.webp', ${daysAgo(31).toISOString()} from generate_series(1, 1100) n`,
  );
  await db.insert(carts).values({ customerId: sellerId, version: 1, changedAt: daysAgo(181) });
  await db.insert(cartLines).values({ customerId: sellerId, productId, units: 1, place: 0 });
  const recent = await createSeller(db);
  await db.insert(carts).values({ customerId: recent.id, version: 1, changedAt: daysAgo(179) });
  const mail = { channel: 'email', recipient: 'a@b.example', language: 'en', template: 'x', parameters: {} } as const;
  await db.insert(mails).values([31, 29].map((days) => ({ ...mail, createdAt: daysAgo(days) })));
  await deleteExpiredRecords(
    db,
    { eventDays: 750, unpublishedDays: 30, adDays: 7, cancelledPhotoDays: 30, threadDays: 730, notificationDays: 90 },
    now,
  );
  expect((await db.select().from(productEvents)).map(({ day }) => day)).toEqual([dayAgo(750), dayAgo(1)]);
  expect((await db.select().from(modelSpending)).map(({ day }) => day)).toEqual([dayAgo(90), dayAgo(0)]);
  expect(await db.$count(modelSpendingTotals)).toBe(2);
  expect((await db.select().from(carts)).map(({ customerId }) => customerId)).toEqual([recent.id]);
  expect(await db.$count(cartLines)).toBe(0);
  expect((await db.select().from(mails)).map(({ createdAt }) => createdAt)).toEqual([daysAgo(29)]);
  expect((await db.select().from(analyses)).map(({ image }) => image)).toEqual(['shown.webp', 'young.webp']);
});
