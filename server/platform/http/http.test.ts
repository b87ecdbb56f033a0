import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint, success } from '../../../contracts/endpoint.ts';
import { buildTestApp } from '../../../tests/support/test-app.ts';
import { installHealth } from './monitoring/health.ts';
import { serve, succeed } from './serve.ts';

const { server, database } = await buildTestApp();

describe('a response', () => {
  test('to a failed call has status 0, an error code and a request id', async () => {
    const response = await server.inject({ method: 'GET', url: '/api/v1/no-such-call' });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({
      status: 0,
      code: 'not_found',
      request_id: response.headers['x-request-id'],
    });
  });

  test('to invalid JSON is 400 with a readable message', async () => {
    const headers = { 'content-type': 'application/json' };
    const response = await server.inject({
      method: 'POST',
      url: '/api/v1/user/all-products',
      headers,
      payload: '{broken',
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toContain('The body is not valid JSON.');
  });

  test('to a too large body is 413, to an unknown content type 415', async () => {
    const url = '/api/v1/user/all-products';
    const large = await server.inject({ method: 'POST', url, payload: { category_id: 'x'.repeat(300_000) } });
    expect(large.statusCode).toBe(413);
    const strange = await server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'text/x-odd' },
      payload: 'a',
    });
    expect(strange.statusCode).toBe(415);
  });

  test('carries strict security headers', async () => {
    const { headers } = await server.inject({ method: 'GET', url: '/healthz' });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['strict-transport-security']).toContain('includeSubDomains');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['x-powered-by']).toBeUndefined();
  });
});

describe('health', () => {
  test('reports that the process is alive and that database and queue are ready', async () => {
    expect((await server.inject('/healthz')).json()).toEqual({ status: 'ok' });
    const ready = await server.inject('/readyz');
    expect(ready.statusCode).toBe(200);
    expect(ready.json()).toEqual({ status: 'ready', checks: { database: true, queue: true } });
  });
});

describe('the API reference', () => {
  test('describes every endpoint that is served', async () => {
    const document = (await server.inject('/api/v1/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    const described = Object.entries<object>(document.paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method} ${path}`),
    );
    const served = server.endpoints.map(
      ({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(described.sort()).toEqual(served.sort());
  });

  test('is served as HTML without any script', async () => {
    const page = await server.inject('/api/docs');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('/api/v1/user/all-products');
    expect(page.body).not.toContain('<script');
  });
});

describe('metrics', () => {
  test('are not served on the public port', async () => {
    expect((await server.inject('/metrics')).statusCode).toBe(404);
  });
});

describe('an unexpected failure', () => {
  test('does not reveal its cause in the response', async () => {
    const { server: failing, takeErrors } = await buildTestApp({
      database: { ...database, pool: { query: () => Promise.reject(new Error('secret host name')) } as never },
    });
    const response = await failing.inject('/readyz');
    expect(response.statusCode).toBe(503);
    expect(response.body).not.toContain('secret');
    expect(takeErrors()).toEqual([]);
  });
});

test('a dependency that never responds makes the server not ready after the timeout', async () => {
  const app = Fastify();
  installHealth(app, [{ name: 'database', check: () => new Promise(() => undefined) }], () => false, 50);
  const response = await app.inject('/readyz');
  expect(response.statusCode).toBe(503);
  expect(response.json()).toEqual({ status: 'not ready', checks: { database: false } });
});

describe('a rate limit', () => {
  test('responds 429 with a message and Retry-After', async () => {
    const { server: strict } = await buildTestApp({ settings: { RATE_LIMIT: '2' } });
    const call = () => strict.inject({ method: 'POST', url: '/api/v1/user/all-products', payload: {} });
    await call();
    await call();
    const third = await call();
    expect(third.statusCode).toBe(429);
    expect(third.json()).toMatchObject({ status: 0, code: 'too_many_requests' });
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('an endpoint', () => {
  test('sends only the fields of its contract', async () => {
    const { server: fresh } = await buildSampleServer();
    expect((await fresh.inject('/api/v1/user/sample')).json()).toEqual({
      status: 1,
      message: 'Seller found',
      message_key: 'sellerFound',
      name: 'Malee',
    });
  });
});

async function buildSampleServer() {
  const fresh = Fastify();
  fresh.decorate('endpoints', []);
  fresh.decorate('identify', async () => null);
  const sample = endpoint({
    operationId: 'getSample',
    method: 'GET',
    path: '/user/sample',
    access: 'open',
    summary: 'Sample',
    answer: success({ name: z.string() }),
  });
  serve(fresh, sample, async () => succeed('sellerFound', { name: 'Malee', password_hash: 'never' }));
  return { server: fresh };
}
