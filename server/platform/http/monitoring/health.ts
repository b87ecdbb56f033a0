import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';

/** Checks whether a dependency of the server responds. */
export interface ReadinessCheck {
  name: string;
  check(): Promise<boolean>;
}

/** The dependencies of every process. */
export function readinessChecks({ pool }: Database, queue: Queue): ReadinessCheck[] {
  return [
    { name: 'database', check: async () => (await pool.query('select 1')).rowCount === 1 },
    { name: 'queue', check: () => queue.isUp() },
  ];
}

const cacheMs = 1000;

/** `/healthz` reports that the process is alive; `/readyz`, for load balancers, that it can serve requests. */
export function installHealth(
  app: FastifyInstance,
  checks: ReadinessCheck[],
  isStopping: () => boolean,
  timeoutMs = 3000,
): void {
  const options = { config: { rateLimit: false as const }, logLevel: 'silent' as const };
  app.get('/healthz', options, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  const runChecks = () =>
    Promise.all(checks.map(async ({ name, check }) => [name, await withTimeout(timeoutMs, check)] as const));
  let latest = { at: Number.NEGATIVE_INFINITY, results: Promise.resolve<(readonly [string, boolean])[]>([]) };
  app.get('/readyz', options, async (_request, reply) => {
    // The endpoint is public and not rate-limited, so the checks run at most once a second.
    if (performance.now() - latest.at > cacheMs) latest = { at: performance.now(), results: runChecks() };
    const results = await latest.results;
    const isReady = !isStopping() && results.every(([, isUp]) => isUp);
    reply.code(isReady ? 200 : 503).header('cache-control', 'no-store');
    return { status: isReady ? 'ready' : 'not ready', checks: Object.fromEntries(results) };
  });
}

/** A check that fails or times out counts as not ready. */
async function withTimeout(timeoutMs: number, check: () => Promise<boolean>): Promise<boolean> {
  const controller = new AbortController();
  const timeout = delay(timeoutMs, false, { signal: controller.signal });
  try {
    return await Promise.race([check(), timeout]);
  } catch {
    return false;
  } finally {
    controller.abort();
    timeout.catch(() => undefined);
  }
}
