import { describe, expect, test } from 'vitest';
import { apiBase } from '../../../../contracts/endpoint.ts';
import { processorMsOf } from '../../../../tests/support/process/processor-time.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';

const { server } = await buildTestApp();
const url = `${apiBase}/user/all-products`;

describe('a form sent from another site', () => {
  const from = (site: string, type: string, payload: string) =>
    server.inject({ method: 'POST', url, headers: { 'content-type': type, 'sec-fetch-site': site }, payload });

  test.each([
    ['application/x-www-form-urlencoded', 'limit=1'],
    ['text/plain', '{"limit":1}'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="limit"\r\n\r\n1\r\n--x--\r\n'],
  ])('is refused as %s, and accepted from the same origin', async (type, payload) => {
    expect((await from('cross-site', type, payload)).statusCode).toBe(403);
    expect((await from('same-origin', type, payload)).statusCode).toBe(200);
  });
});

test('a form with too many fields is refused quickly with a message', async () => {
  const payload = 'a=1&'.repeat(60_000);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const send = async () => {
    const response = await server.inject({ method: 'POST', url, headers, payload });
    expect(response.json()).toMatchObject({ code: 'bad_input', message: 'A form may have at most 400 fields.' });
  };
  expect(await processorMsOf(send)).toBeLessThan(500);
});

describe('an unsupported method', () => {
  test('is answered with the allowed methods', async () => {
    const response = await server.inject({ method: 'PUT', url });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('POST, OPTIONS');
    const listing = await server.inject({ method: 'PATCH', url: `${apiBase}/user/listings/12` });
    expect(listing.headers.allow?.split(', ').sort()).toEqual(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'POST']);
  });

  test('is refused on every endpoint, and OPTIONS lists the allowed methods', async () => {
    for (const { path, method } of server.endpoints) {
      const address = apiBase + path.replace(/:\w+/g, '12');
      const options = await server.inject({ method: 'OPTIONS', url: address });
      expect([address, options.statusCode]).toEqual([address, 204]);
      expect(String(options.headers.allow)).toContain(method);
      expect((await server.inject({ method: 'PATCH', url: address })).statusCode).toBe(405);
    }
  });

  test('on an unknown path is not found', async () => {
    expect((await server.inject({ method: 'PUT', url: `${apiBase}/user/nothing-here` })).statusCode).toBe(404);
  });
});
