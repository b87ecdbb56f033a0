import { describe, expect, test } from 'vitest';
import { apiBase } from '../../contracts/endpoint.ts';
import { buildTestApp } from '../../tests/support/test-app.ts';

const { server } = await buildTestApp();
const url = `${apiBase}/user/all-products`;

describe('a form of another site', () => {
  const from = (site: string, type: string, payload: string) =>
    server.inject({ method: 'POST', url, headers: { 'content-type': type, 'sec-fetch-site': site }, payload });

  test.each([
    ['application/x-www-form-urlencoded', 'limit=1'],
    ['text/plain', '{"limit":1}'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="limit"\r\n\r\n1\r\n--x--\r\n'],
  ])('is refused as %s, and our own is read', async (type, payload) => {
    expect((await from('cross-site', type, payload)).statusCode).toBe(403);
    expect((await from('same-origin', type, payload)).statusCode).toBe(200);
  });
});

test('a form with very many fields is refused with a sentence, in little time', async () => {
  const began = performance.now();
  const payload = 'a=1&'.repeat(60_000);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const response = await server.inject({ method: 'POST', url, headers, payload });
  expect(response.json()).toMatchObject({ code: 'bad_input', message: 'A form may have at most 400 fields.' });
  expect(performance.now() - began).toBeLessThan(500);
});

describe('a method that an address does not have', () => {
  test('is answered with those that it has', async () => {
    const response = await server.inject({ method: 'PUT', url });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('POST, OPTIONS');
    const listing = await server.inject({ method: 'PATCH', url: `${apiBase}/user/storefront/12` });
    expect(listing.headers.allow?.split(', ').sort()).toEqual(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'POST']);
  });

  test('is refused on every call, and OPTIONS tells what is allowed', async () => {
    for (const { path, method } of server.endpoints) {
      const address = apiBase + path.replace(/:\w+/g, '12');
      const options = await server.inject({ method: 'OPTIONS', url: address });
      expect([address, options.statusCode]).toEqual([address, 204]);
      expect(String(options.headers.allow)).toContain(method);
      expect((await server.inject({ method: 'PATCH', url: address })).statusCode).toBe(405);
    }
  });

  test('is not found where nothing is', async () => {
    expect((await server.inject({ method: 'PUT', url: `${apiBase}/user/nothing-here` })).statusCode).toBe(404);
  });
});
