import type { FastifyInstance } from 'fastify';
import { askAssistant } from '../../../contracts/chat.ts';
import type { Db } from '../../db/database.ts';
import { serveStream } from '../../http/serve-stream.ts';
import { answerQuestion } from './assistant.service.ts';

export function assistantRoutes(app: FastifyInstance, deps: { db: Db; perMinute: number }): void {
  serveStream(app, askAssistant, ({ account, body }) => answerQuestion(deps.db, account.id, body.question), {
    perMinute: deps.perMinute,
  });
}
