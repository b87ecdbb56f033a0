import type { FastifyInstance } from 'fastify';
import { hourMs, minuteMs } from '../../contracts/durations.ts';
import type { Config } from '../config.ts';
import { auditRoutes } from '../domains/operations/audit/audit.routes.ts';
import { operatorCaseRoutes } from '../domains/operations/operator-cases/operator-cases.routes.ts';
import { findOperator, type SessionLimits } from '../domains/operations/operators/operator-sessions.service.ts';
import type { SignInDeps } from '../domains/operations/operators/operator-sign-in.service.ts';
import { operatorSignInRoutes } from '../domains/operations/operators/operators.routes.ts';
import { operatorTodayRoutes } from '../domains/operations/today/today.routes.ts';
import type { Db } from '../platform/db/database.ts';
import type { Queue } from '../platform/jobs/queue.ts';
import type { SecretBox } from '../platform/secrets/secret-box.ts';

interface OperatorRouteDeps extends Pick<SignInDeps, 'passwords' | 'now'> {
  config: Config;
  database: { db: Db };
  queue: Queue;
}

const readLimits = (config: Config): SessionLimits => ({
  idleMs: config.OPERATOR_IDLE_MINUTES * minuteMs,
  longestMs: config.OPERATOR_SESSION_HOURS * hourMs,
});

/** Who the operators are, and everything that they may call. */
export function operatorRoutes(
  server: FastifyInstance,
  { config, database: { db }, queue, passwords, now }: OperatorRouteDeps,
  secrets: SecretBox,
): void {
  const limits = readLimits(config);
  server.decorate('identifyOperator', (token: string, isPolled: boolean) =>
    findOperator(db, token, { ...limits, isPolled, now: now() }),
  );
  operatorSignInRoutes(server, { db, secrets, passwords, now, triesPerMinute: config.SIGN_IN_LIMIT });
  operatorTodayRoutes(server, { db, queue, now });
  operatorCaseRoutes(server, { db, queue, secrets, now });
  auditRoutes(server, { db });
}
