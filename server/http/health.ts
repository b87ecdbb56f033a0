import type { FastifyInstance } from 'fastify';

/** A named part the server cannot work without, and whether it answers now. */
export interface ReadinessCheck {
  name: string;
  check(): Promise<boolean>;
}

/** `/healthz` says that the process lives, `/readyz` that it can serve: a balancer asks the second. */
export function installHealth(app: FastifyInstance, checks: ReadinessCheck[], isStopping: () => boolean): void {
  const options = { config: { rateLimit: false as const }, logLevel: 'silent' as const };
  app.get('/healthz', options, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', options, async (_request, reply) => {
    const results = await Promise.all(
      checks.map(async ({ name, check }) => [name, await check().catch(() => false)] as const),
    );
    const isReady = !isStopping() && results.every(([, isUp]) => isUp);
    reply.code(isReady ? 200 : 503).header('cache-control', 'no-store');
    return { status: isReady ? 'ready' : 'not ready', checks: Object.fromEntries(results) };
  });
}
