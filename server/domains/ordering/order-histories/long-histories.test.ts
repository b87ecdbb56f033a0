import fc from 'fast-check';
import { test } from 'vitest';
import { openHistories, orderHistories } from '../../../../tests/support/ordering/order-histories.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';

const play = await openHistories(await buildTestApp({ settings: { ORDER_LIMIT: '1000000' } }));

test('hundreds of random histories of orders with retries and crashes keep books, stock and payments whole', async () => {
  await fc.assert(fc.asyncProperty(orderHistories, play), { numRuns: 250 });
}, 300_000);
