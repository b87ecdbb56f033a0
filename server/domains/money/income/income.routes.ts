import type { FastifyInstance } from 'fastify';
import { getIncome } from '../../../../contracts/money/income.ts';
import type { Db } from '../../../platform/db/database.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import { readShopCurrency } from '../ledger/shop-currency.service.ts';
import type { HasLiveRecords } from '../live-records.ts';
import { listLatestIncome, sumMonths } from './income.service.ts';

interface Deps {
  db: Db;
  hasLiveRecords: HasLiveRecords;
  isSandbox: boolean;
  now(): Date;
}

export function incomeRoutes(app: FastifyInstance, { db, hasLiveRecords, isSandbox, now }: Deps): void {
  serve(app, getIncome, async ({ account }) => {
    const latest = await listLatestIncome(db, account.id);
    const currency = await readShopCurrency(db, account.id);
    const months = await sumMonths(db, { sellerId: account.id, currency }, now());
    return succeed('incomeFound', {
      currency,
      months,
      latest,
      is_live: await hasLiveRecords(db, account.id, 'income'),
      is_sandbox: isSandbox,
    });
  });
}
