import type { FastifyInstance } from 'fastify';
import * as contract from '../../../../contracts/ordering/orders/new-orders.ts';
import type { Db } from '../../../platform/db/database.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import { countNewOrders } from './new-orders.service.ts';

export function newOrderRoutes(app: FastifyInstance, { db, now }: { db: Db; now(): Date }): void {
  serve(app, contract.countNewOrders, async ({ account, body: { since } }) => {
    // Taken before counting, so that an order which comes meanwhile is counted again rather than never.
    const asOf = now().toISOString();
    const count = await countNewOrders(db, account.id, since ? new Date(since) : null);
    return succeed('newOrdersCounted', { count, as_of: asOf });
  });
}
