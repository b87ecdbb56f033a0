import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../contracts/errors.ts';
import { networksOf } from '../rate-limits/ip-network.ts';
import { type Bucket, createRateLimits, type RateLimits } from '../rate-limits/rate-limits.ts';
import { isInternalCall } from './pages/internal-api.ts';

/** How often a route may be called from one address; routes with the same name share a limit. */
export interface RouteLimit {
  name: string;
  perMinute: number;
  /** Allows wider networks less than ordinary requests, because somebody may be guessing. */
  isGuessable?: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Defaults to the general limit; false disables it. */
    rateLimit?: RouteLimit | false;
  }
  interface FastifyInstance {
    rateLimits: RateLimits;
  }
}

/** Applies the rate limit before any other work. Internal calls of page rendering are not counted. */
export function installRateLimit(
  app: FastifyInstance,
  pool: Parameters<typeof createRateLimits>[0]['pool'],
  perMinute: number,
) {
  const limits = createRateLimits({
    pool,
    onAlone: (reason) => app.log.warn({ err: reason }, 'rate limits are kept by this process alone'),
    onTogether: () => app.log.warn('rate limits are shared with other processes again'),
  });
  app.decorate('rateLimits', limits);
  app.addHook('onClose', async () => limits.stop());
  const general: RouteLimit = { name: 'general', perMinute };
  app.addHook('onRequest', async (request, reply) => {
    const rule = request.routeOptions.config?.rateLimit ?? general;
    if (rule === false || isInternalCall(request)) return;
    const { limit, remaining, resetSeconds, isExceeded } = await limits.take(...bucketsOf(rule, request.ip));
    reply.headers({
      'x-ratelimit-limit': limit,
      'x-ratelimit-remaining': remaining,
      'x-ratelimit-reset': resetSeconds,
    });
    if (isExceeded) throw new AppError('too_many_requests', { retryAfterSeconds: resetSeconds });
  });
}

/** The address and its wider networks, because one attacker may have all addresses of a network. */
function bucketsOf({ name, perMinute, isGuessable }: RouteLimit, address: string): [Bucket, ...Bucket[]] {
  const [first, ...wider] = networksOf(address).map(({ name: caller, allowance, ordinaryAllowance }) => {
    return { name, caller, limit: perMinute * (isGuessable ? allowance : ordinaryAllowance) };
  });
  return [first as Bucket, ...wider];
}
