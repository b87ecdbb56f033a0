import { z } from 'zod';
import { endpoint, success } from './endpoint.ts';
import { movement } from './wallet.ts';

const month = z.object({
  /** Year and month in UTC, `2026-11`. */
  month: z.string(),
  in_cents: z.int(),
  out_cents: z.int(),
  fee_cents: z.int(),
  net_cents: z.int(),
});

export type IncomeMonth = z.infer<typeof month>;

export const getIncome = endpoint({
  method: 'GET',
  path: '/user/income',
  access: 'seller',
  summary: 'What came in and went out in each of the last six months, and the latest entries',
  answer: success({ months: z.array(month), latest: z.array(movement), is_live: z.boolean() }),
});
