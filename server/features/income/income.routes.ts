import type { FastifyInstance } from 'fastify';
import { getIncome } from '../../../contracts/income.ts';
import type { Db } from '../../db/database.ts';
import { serve, succeed } from '../../http/serve.ts';
import { listPage } from '../ledger/movements.service.ts';
import { sumMonths } from './income.service.ts';

const latestShown = 5;

export function incomeRoutes(app: FastifyInstance, { db, now }: { db: Db; now(): Date }): void {
  serve(app, getIncome, async ({ account }) => {
    const { movements } = await listPage(db, account.id, {});
    const months = await sumMonths(db, account.id, now());
    return succeed('Income found', { months, latest: movements.slice(0, latestShown), is_live: movements.length > 0 });
  });
}
