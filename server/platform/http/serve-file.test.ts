import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint, receivedFile } from '../../../contracts/endpoint.ts';
import { AppError } from '../../../contracts/errors.ts';
import { installErrorHandler } from './errors.ts';
import { serveFile, writeContentDisposition } from './serve-file.ts';

test('a file is sent with its type and name, and a refusal as JSON', async () => {
  const server = Fastify();
  server.decorate('endpoints', []);
  server.decorate('identify', async () => null);
  installErrorHandler(server);
  const sample = endpoint({
    operationId: 'getSample',
    method: 'GET',
    path: '/sample/:name',
    access: 'open',
    summary: 'Sample',
    params: z.object({ name: z.string() }),
    fileType: 'text/csv',
    answer: receivedFile,
  });
  serveFile(server, sample, async ({ params: { name } }) => {
    if (name === 'none') throw new AppError('order_not_found');
    return { name, content: 'a,b' };
  });
  const sent = await server.inject('/api/v1/sample/orders.csv');
  expect(sent.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="orders.csv"; filename*=UTF-8''orders.csv`,
    'cache-control': 'no-store',
  });
  expect(sent.body).toBe('a,b');
  const refused = await server.inject('/api/v1/sample/none');
  expect(refused.json()).toMatchObject({ status: 0, code: 'order_not_found' });
  expect(refused.headers['content-disposition']).toBeUndefined();
});

test.each([
  [
    'ใบเสร็จ.pdf',
    `filename="_______.pdf"; filename*=UTF-8''%E0%B9%83%E0%B8%9A%E0%B9%80%E0%B8%AA%E0%B8%A3%E0%B9%87%E0%B8%88.pdf`,
  ],
  ['../a"b\r\nc.pdf', `filename=".._a_b__c.pdf"; filename*=UTF-8''.._a_b__c.pdf`],
  ["it's (50%).csv", `filename="it's (50_).csv"; filename*=UTF-8''it%27s%20%2850%25%29.csv`],
])('the name %j cannot leave its header or become a path', (name, written) => {
  expect(writeContentDisposition(name)).toBe(`attachment; ${written}`);
});
