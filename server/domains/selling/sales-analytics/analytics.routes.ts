import type { FastifyInstance } from 'fastify';
import { getAnalytics, reportEvents } from '../../../../contracts/selling/analytics.ts';
import type { Db } from '../../../platform/db/database.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import { countEvents } from './count-events.service.ts';
import { buildReport } from './report.service.ts';

interface Deps {
  db: Db;
  batchesPerMinute: number;
  now(): Date;
}

export function analyticsRoutes(app: FastifyInstance, { db, batchesPerMinute, now }: Deps): void {
  serve(app, reportEvents, async ({ body }) => succeed('Counted', { counted: await countEvents(db, body, now()) }), {
    perMinute: batchesPerMinute,
  });

  serve(app, getAnalytics, async ({ account, body }) =>
    succeed('Analytics found', { report: await buildReport(db, account.id, body) }),
  );
}
