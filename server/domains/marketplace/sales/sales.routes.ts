import type { FastifyInstance } from 'fastify';
import { deleteSale, endSale, listSales, planSale } from '../../../../contracts/marketplace/sales.ts';
import type { Db } from '../../../platform/db/database.ts';
import { serve, succeed, succeedWithList } from '../../../platform/http/serve.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import * as sales from './sales.service.ts';

interface Deps {
  db: Db;
  queue: Pick<Queue, 'enqueue'>;
  now(): Date;
}

export function saleRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, listSales, async ({ account, body }) =>
    succeedWithList('sales', { sales: await sales.listSales(deps.db, account.id, body.language) }),
  );

  serve(app, planSale, async ({ account, body }) =>
    succeed(body.preview ? 'salePreviewed' : 'salePlanned', await sales.planSale(deps, account.id, body)),
  );

  serve(app, endSale, async ({ account, params }) => {
    await sales.endSale(deps, account.id, params.id);
    return succeed('saleEnded', {});
  });

  serve(app, deleteSale, async ({ account, params }) => {
    await sales.deleteSale(deps.db, account.id, params.id);
    return succeed('saleDeleted', {});
  });
}
