import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { signUpSeller } from '../../../../contracts/identity/accounts.ts';
import {
  applyBulkChange,
  getBulkChange,
  listListingRows,
  previewBulkChange,
} from '../../../../contracts/selling/bulk-changes.ts';
import { createComposedProduct } from '../../../../tests/support/factories.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { continueBulk } from './apply.service.ts';

const { api, apiAs, db } = await buildTestApp();

test('more than 500 listings are changed by a job that goes on after it was interrupted', async () => {
  const { token, post } = await api(signUpSeller, { body: withEmail('bulk-job@example.com') });
  const asSeller = apiAs(token);
  const { id: first } = await createComposedProduct(db, Number(post.id), { categoryId: 1301, colours: [] });
  const [pattern] = await db.select().from(products).where(eq(products.id, first));
  if (!pattern) throw new Error('no listing');
  const { id: _, ...values } = pattern;
  const made = await db
    .insert(products)
    .values(Array.from({ length: 600 }, () => values))
    .returning({ id: products.id });
  const ids = made.map(({ id }) => String(id));
  const operation = { ids, type: 'price' as const, how: 'plus' as const, value: '1' };
  const { bulk_change } = await asSeller(previewBulkChange, { body: { key: randomUUID(), operation } });
  const params = { id: bulk_change.id };
  const begun = await asSeller(applyBulkChange, { params });
  expect(begun.bulk_change).toMatchObject({ state: 'applying', done_count: 0, row_count: 600 });
  const deps = { db, queue: { enqueue: async () => undefined }, now: () => new Date() };
  const stopped = new AbortController();
  const interrupted = continueBulk(deps, params.id, stopped.signal);
  stopped.abort();
  await expect(interrupted).rejects.toThrow();
  await continueBulk(deps, params.id, new AbortController().signal);
  const { bulk_change: done } = await asSeller(getBulkChange, { params });
  expect(done).toMatchObject({ state: 'applied', done_count: 600 });
  expect((await asSeller(listListingRows, { body: { limit: 200 } })).rows.length).toBe(200);
});
