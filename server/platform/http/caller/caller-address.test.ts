import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { keepCallerAddress } from './caller-address.ts';

test('the address of a caller is still known after the connection was closed', async () => {
  const server = Fastify({ trustProxy: () => false });
  keepCallerAddress(server);
  server.get('/', async (request) => {
    Object.defineProperty(request.raw, 'socket', { value: null });
    return request.ip;
  });
  const response = await server.inject({ method: 'GET', url: '/', remoteAddress: '192.0.2.7' });
  expect(response.body).toBe('192.0.2.7');
  await server.close();
});
