import type { FastifyInstance } from 'fastify';
import { listTasks } from '../../../../contracts/ordering/tasks.ts';
import type { Db } from '../../../platform/db/database.ts';
import { serve, succeedWithList } from '../../../platform/http/serve.ts';
import { findTasks } from './tasks.service.ts';

export function taskRoutes(app: FastifyInstance, { db, now }: { db: Db; now(): Date }): void {
  serve(app, listTasks, async ({ account }) => succeedWithList('tasks', await findTasks(db, account, now())));
}
