import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { shopCurrencies } from '../identity/shop-currencies.ts';
import { movement } from './wallet.ts';

const month = z.object({
  /** Year and month in UTC, `2026-11`. */
  month: z.string(),
  /** Sales, without deposits and less refunds. */
  in_cents: z.int(),
  /** Payouts and withdrawals. */
  out_cents: z.int(),
  fee_cents: z.int(),
  /** Sales minus fees. */
  net_cents: z.int(),
});

export type IncomeMonth = z.infer<typeof month>;

export const getIncome = endpoint({
  operationId: 'getIncome',
  method: 'GET',
  path: '/user/income',
  access: 'seller',
  summary: 'What sales brought and what was paid out in each of the last six months, and the latest entries',
  answer: success({
    currency: z.enum(shopCurrencies),
    months: z.array(month),
    latest: z.array(movement),
    is_live: z.boolean(),
    /** Whether no real money moves. */
    is_sandbox: z.boolean(),
  }),
});
