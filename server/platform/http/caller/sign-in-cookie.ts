import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiBase } from '../../../../contracts/endpoint.ts';

/**
 * Binds a sign-in at another site to the browser that began it. The only cookie of the site: it lives for minutes, is
 * sent to the sign-in calls alone, and signs nobody in by itself.
 */
const name = 'sign_in';

export function readSignInCookie(request: FastifyRequest): string | null {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}

export function setSignInCookie(reply: FastifyReply, value: string, options: { minutes: number; origin: string }) {
  const isSecure = options.origin.startsWith('https:');
  // Lax, so that the browser sends it when the other site leads it back here.
  const attributes = [`Path=${apiBase}/auth`, `Max-Age=${options.minutes * 60}`, 'HttpOnly', 'SameSite=Lax'];
  reply.header('set-cookie', [`${name}=${value}`, ...attributes, ...(isSecure ? ['Secure'] : [])].join('; '));
}
