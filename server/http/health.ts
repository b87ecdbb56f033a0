import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Queue } from '../jobs/queue.ts';

/** A named part the server cannot work without, and whether it answers now. */
export interface ReadinessCheck {
  name: string;
  check(): Promise<boolean>;
}

/** What every process of ours needs. */
export function readinessChecks({ pool }: Database, queue: Queue): ReadinessCheck[] {
  return [
    { name: 'database', check: async () => (await pool.query('select 1')).rowCount === 1 },
    { name: 'queue', check: () => queue.isUp() },
  ];
}

const keptMs = 1000;

/** `/healthz` says that the process lives, `/readyz` that it can serve: a balancer asks the second. */
export function installHealth(
  app: FastifyInstance,
  checks: ReadinessCheck[],
  isStopping: () => boolean,
  patienceMs = 3000,
): void {
  const options = { config: { rateLimit: false as const }, logLevel: 'silent' as const };
  app.get('/healthz', options, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  const look = () =>
    Promise.all(checks.map(async ({ name, check }) => [name, await within(patienceMs, check)] as const));
  let latest = { at: Number.NEGATIVE_INFINITY, results: Promise.resolve<(readonly [string, boolean])[]>([]) };
  app.get('/readyz', options, async (_request, reply) => {
    // Anyone may ask, and as often as they like: the database is asked once a second at most.
    if (performance.now() - latest.at > keptMs) latest = { at: performance.now(), results: look() };
    const results = await latest.results;
    const isReady = !isStopping() && results.every(([, isUp]) => isUp);
    reply.code(isReady ? 200 : 503).header('cache-control', 'no-store');
    return { status: isReady ? 'ready' : 'not ready', checks: Object.fromEntries(results) };
  });
}

/** A part that does not say soon that it is well is not. */
async function within(patienceMs: number, check: () => Promise<boolean>): Promise<boolean> {
  const enough = new AbortController();
  const tooLate = delay(patienceMs, false, { signal: enough.signal });
  try {
    return await Promise.race([check(), tooLate]);
  } catch {
    return false;
  } finally {
    enough.abort();
    tooLate.catch(() => undefined);
  }
}
