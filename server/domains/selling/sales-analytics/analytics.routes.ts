import type { FastifyInstance } from 'fastify';
import { reportEvents } from '../../../../contracts/marketplace/events.ts';
import { getAnalytics } from '../../../../contracts/selling/analytics.ts';
import type { Db } from '../../../platform/db/database.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import { countEvents } from './count-events.service.ts';
import { buildReport } from './report.service.ts';
import type { SalesSource } from './sales-source.ts';

interface Deps {
  db: Db;
  batchesPerMinute: number;
  sales: SalesSource;
  now(): Date;
}

export function analyticsRoutes(app: FastifyInstance, { db, batchesPerMinute, sales, now }: Deps): void {
  serve(
    app,
    reportEvents,
    async ({ body }) => succeed('eventsCounted', { counted: await countEvents(db, body, now()) }),
    {
      perMinute: batchesPerMinute,
    },
  );

  serve(app, getAnalytics, async ({ account, body }) =>
    succeed('analyticsFound', { report: await buildReport({ db, sales }, account.id, body) }),
  );
}
