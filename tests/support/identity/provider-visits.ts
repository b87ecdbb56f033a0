import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { apiBase } from '../../../contracts/endpoint.ts';

/** The name and value of a cookie that an answer sets. */
export const cookieOf = (header: unknown) => String(header).split(';')[0] ?? '';

/** The steps of a sign-in at another site, as far as the shop sees the browser. */
export function providerVisits(server: Pick<FastifyInstance, 'inject'>, origin: string) {
  return {
    /** Presses the provider's button; the address is where the shop leads the browser. */
    async begin(query: Record<string, string> = {}, provider = 'oidc') {
      const url = `${apiBase}/auth/${provider}/start?${new URLSearchParams({ role: 'seller', ...query })}`;
      const { headers, statusCode } = await server.inject(url);
      expect(statusCode).toBe(302);
      const setCookie = headers['set-cookie'];
      return { address: String(headers.location), cookie: cookieOf(setCookie), setCookie };
    },

    /** Sends the browser back to the shop; the result is where the shop leads it. */
    async comeBack(callback: string, cookie: string) {
      const { pathname, search } = new URL(callback);
      const { headers } = await server.inject({ url: pathname + search, headers: { cookie } });
      const page = new URL(String(headers.location), origin);
      return { page, result: new URLSearchParams(page.hash.slice(1)) };
    },

    /** Exchanges the code that the page was opened with. */
    async exchange(code: string | null, cookie: string) {
      const url = `${apiBase}/auth/exchange`;
      return (await server.inject({ method: 'POST', url, payload: { code: code ?? '' }, headers: { cookie } })).json();
    },
  };
}
