import { expect, test } from 'vitest';
import { everyEvent, everyRefusal, everyState } from '../../../../tests/support/ordering/order-histories/goals.ts';
import { playHistories } from '../../../../tests/support/ordering/order-histories.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';

// Sellers are in Thailand, so the commission bears tax.
const platform = { PLATFORM_NAME: 'Bazaar', PLATFORM_ADDRESS: 'Bangkok', PLATFORM_COUNTRY: 'TH', PLATFORM_TAX_ID: '1' };
const app = await buildTestApp({ settings: { ORDER_LIMIT: '1000000', ...platform } });

// Most runs reach every goal within 200 histories; a rare one needs more, so the limit is far.
test('random histories of orders reach every state and event, end as expected and keep ledger and stock whole', async () => {
  const goals = [...everyState, ...everyEvent, ...everyRefusal];
  const { seed, missing } = await playHistories(app, { goals, atLeast: 10, atMost: 600 });
  expect(missing, `not reached with HISTORY_SEED=${seed}`).toEqual([]);
}, 600_000);
