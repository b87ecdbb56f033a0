import type { FastifyInstance } from 'fastify';
import { listShippingDays } from '../../../../contracts/ordering/shipping-days.ts';
import type { Db } from '../../../platform/db/database.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import { hasLiveRecords } from '../live-records/live-records.service.ts';
import { listShippingTasks } from './shipping-days.service.ts';
import { describeShippingDays } from './shipping-days.ts';

export function shippingDayRoutes(app: FastifyInstance, { db, now }: { db: Db; now(): Date }): void {
  serve(app, listShippingDays, async ({ account, body }) => {
    const tasks = await listShippingTasks(db, account.id, now());
    return succeed('shippingDaysFound', {
      days: describeShippingDays(tasks, now(), body.time_zone),
      is_live: await hasLiveRecords(db, account.id, 'shippingDays'),
    });
  });
}
