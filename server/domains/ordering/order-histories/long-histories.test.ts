import { expect, test } from 'vitest';
import { everyRefusal, everyState, everyStep } from '../../../../tests/support/ordering/order-histories/goals.ts';
import { playHistories, readWantedHistories } from '../../../../tests/support/ordering/order-histories.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';

const atLeast = readWantedHistories(80);
const atMost = Math.max(400, atLeast);
const historyMs = 10_000;

// Sellers are in Thailand, so the commission bears tax.
const platform = { PLATFORM_NAME: 'Bazaar', PLATFORM_ADDRESS: 'Bangkok', PLATFORM_COUNTRY: 'TH', PLATFORM_TAX_ID: '1' };
const app = await buildTestApp({ settings: { ORDER_LIMIT: '1000000', ...platform } });

test(
  'hundreds of random histories of orders take every step that their table allows and keep ledger and stock whole',
  async () => {
    const goals = [...everyState, ...everyStep, ...everyRefusal];
    const { seed, missing } = await playHistories(app, { goals, atLeast, atMost });
    expect(missing, `not reached with HISTORY_SEED=${seed}`).toEqual([]);
  },
  Math.max(600_000, atLeast * historyMs),
);
