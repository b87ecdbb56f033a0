import { expect, test } from 'vitest';
import { everyRefusal, everyState, everyStep } from '../../../../tests/support/ordering/order-histories/goals.ts';
import { playHistories } from '../../../../tests/support/ordering/order-histories.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';

const app = await buildTestApp({ settings: { ORDER_LIMIT: '1000000' } });

test('hundreds of random histories of orders take every step that their table allows and keep ledger and stock whole', async () => {
  const goals = [...everyState, ...everyStep, ...everyRefusal];
  const { seed, missing } = await playHistories(app, { goals, atLeast: 80, atMost: 400 });
  expect(missing, `not reached with HISTORY_SEED=${seed}`).toEqual([]);
}, 600_000);
