import Fastify, { type FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Config } from '../config.ts';
import type { Database } from '../platform/db/database.ts';
import { installErrorHandler } from '../platform/http/errors.ts';
import { installHealth, readinessChecks } from '../platform/http/monitoring/health.ts';
import { loggingOptions } from '../platform/http/monitoring/logging.ts';
import { measureRequests } from '../platform/http/monitoring/metrics.ts';
import type { Queue } from '../platform/jobs/queue.ts';

interface Deps {
  config: Config;
  database: Database;
  queue: Queue;
  isStopping(): boolean;
}

/** The server of a process that only runs jobs: liveness, readiness and metrics. */
export function buildWorkerApp({ config, database, queue, isStopping }: Deps): {
  server: FastifyInstance;
  metrics: Registry;
} {
  const server = Fastify(loggingOptions(config));
  installErrorHandler(server);
  const metrics = measureRequests(server);
  installHealth(server, readinessChecks(database, queue), isStopping);
  return { server, metrics };
}
