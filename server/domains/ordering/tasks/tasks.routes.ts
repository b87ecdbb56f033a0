import type { FastifyInstance } from 'fastify';
import type { UnshippedDays } from '../../../../contracts/ordering/orders/order-states.ts';
import { listTasks } from '../../../../contracts/ordering/tasks.ts';
import type { Db } from '../../../platform/db/database.ts';
import { serve, succeedWithList } from '../../../platform/http/serve.ts';
import { findTasks } from './tasks.service.ts';

interface Deps {
  db: Db;
  now(): Date;
  unshipped: UnshippedDays;
}

export function taskRoutes(app: FastifyInstance, { db, now, unshipped }: Deps): void {
  serve(app, listTasks, async ({ account }) =>
    succeedWithList('tasks', await findTasks(db, account, { now: now(), unshipped })),
  );
}
