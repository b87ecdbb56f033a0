import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiBase } from '../../../../contracts/endpoint.ts';

/**
 * Binds a sign-in at another site, and the link of an identity, to the browser that began it. The only cookie of the
 * site: it lives for minutes, is sent to the API alone, and signs nobody in by itself.
 */
const name = 'sign_in';

export function readSignInCookie(request: FastifyRequest): string | null {
  return parseCookie(request.headers.cookie ?? '')[name] ?? null;
}

export function setSignInCookie(reply: FastifyReply, value: string, options: { minutes: number; origin: string }) {
  const cookie = stringifySetCookie({
    ...{ name, value, path: apiBase, maxAge: options.minutes * 60, httpOnly: true },
    // So that the browser sends it when the other site leads it back here.
    sameSite: 'lax',
    secure: options.origin.startsWith('https:'),
  });
  reply.header('set-cookie', cookie);
}
