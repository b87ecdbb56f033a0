import type { FastifyInstance } from 'fastify';
import { listOperatorAudit } from '../../../../contracts/operations/operator-audit.ts';
import type { Db } from '../../../platform/db/database.ts';
import { serve, succeedWithList } from '../../../platform/http/serve.ts';
import { listAudit } from './audit.service.ts';

export function auditRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  serve(app, listOperatorAudit, async ({ body }) => succeedWithList('actions', await listAudit(db, body.cursor)));
}
