import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Replica } from '../../db/replica.ts';
import type { Queue } from '../../jobs/queue.ts';

/** Counts and times requests by route pattern, not by URL, which may contain an id or a search. */
export function measureRequests(app: FastifyInstance): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to the end of the answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'page', status: reply.statusCode };
    duration.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  return registry;
}

/** Reports the number of jobs by state. Every process reports the same numbers, because they share one queue. */
export function measureQueue(registry: Registry, queue: Queue): void {
  new Gauge({
    name: 'jobs',
    help: 'Jobs that wait for a worker, are at work, or failed for good',
    labelNames: ['job', 'state'],
    registers: [registry],
    async collect() {
      // An unreachable database must not fail the other metrics.
      for (const { job, ...states } of await queue.count().catch(() => [])) {
        for (const [state, count] of Object.entries(states)) this.set({ job, state }, count);
      }
    },
  });
}

/** Reports whether public pages are read from the replica. */
export function measureReplica(registry: Registry, replica: Replica): void {
  new Gauge({
    name: 'database_replica_current',
    help: '1 while public pages are read from the replica, 0 while the primary has to answer',
    registers: [registry],
    collect() {
      this.set(replica.isCurrent() ? 1 : 0);
    },
  });
}

/** Serves the metrics on a separate port that is not public. */
export async function listenForMetrics(
  registry: Registry,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  server.unref();
  return server;
}
