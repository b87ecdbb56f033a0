import type { FastifyInstance } from 'fastify';
import { getIncome } from '../../../../contracts/money/income.ts';
import type { Db } from '../../../platform/db/database.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import { listLatestIncome, sumMonths } from './income.service.ts';

export function incomeRoutes(app: FastifyInstance, { db, now }: { db: Db; now(): Date }): void {
  serve(app, getIncome, async ({ account }) => {
    const latest = await listLatestIncome(db, account.id);
    const months = await sumMonths(db, account.id, now());
    return succeed('incomeFound', { months, latest, is_live: latest.length > 0 });
  });
}
