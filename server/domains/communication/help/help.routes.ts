import type { FastifyInstance } from 'fastify';
import { sendMessage } from '../../../../contracts/communication/help.ts';
import type { Db } from '../../../platform/db/database.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import { storeMessage } from './messages.service.ts';

export function helpRoutes(app: FastifyInstance, deps: { db: Db; messagesPerDay: number; now(): Date }): void {
  serve(app, sendMessage, async ({ account, body }) => {
    await storeMessage(deps.db, { accountId: account.id, ...body }, { perDay: deps.messagesPerDay, now: deps.now() });
    return succeed('messageReceived', {});
  });
}
