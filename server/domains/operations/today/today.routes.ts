import type { FastifyInstance } from 'fastify';
import { getOperatorToday } from '../../../../contracts/operations/operator-today.ts';
import { serve, succeedWithList } from '../../../platform/http/serve.ts';
import { readToday } from './today.service.ts';

export function operatorTodayRoutes(app: FastifyInstance, deps: Parameters<typeof readToday>[0]): void {
  serve(app, getOperatorToday, async ({ account }) => succeedWithList('tasks', await readToday(deps, account.role)));
}
