import type { FastifyInstance } from 'fastify';
import { getAnalytics, reportEvents } from '../../../contracts/analytics.ts';
import type { Db } from '../../db/database.ts';
import { serve, succeed } from '../../http/serve.ts';
import { countEvents } from './count-events.service.ts';
import { buildReport } from './report.service.ts';

interface Deps {
  db: Db;
  batchesPerMinute: number;
  now(): Date;
}

export function analyticsRoutes(app: FastifyInstance, { db, batchesPerMinute, now }: Deps): void {
  serve(
    app,
    reportEvents,
    async ({ body }) => succeed('eventsCounted', { counted: await countEvents(db, body, now()) }),
    {
      perMinute: batchesPerMinute,
    },
  );

  serve(app, getAnalytics, async ({ account, body }) =>
    succeed('analyticsFound', { report: await buildReport(db, account.id, body) }),
  );
}
