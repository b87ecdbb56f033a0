import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { whenDone } from '../../../tests/support/expect/when-done.ts';
import { createHttpSms } from './http-sms.ts';

test('a text message is posted once with its token, refused for good or to be tried again, and never redirected', async () => {
  const requests: { headers: Record<string, unknown>; body: unknown }[] = [];
  const statuses = [202, 422, 503, 302];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    requests.push({ headers: request.headers, body: JSON.parse(Buffer.concat(parts).toString()) });
    response.writeHead(statuses[requests.length - 1] ?? 200, { location: '/elsewhere' }).end('ignored');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  whenDone(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.address() as AddressInfo;
  const sms = createHttpSms({ url: `http://127.0.0.1:${port}/send`, token: 'secret', from: 'Snapbazaar' });
  const send = () => sms.send({ id: 'one', date: new Date(), to: '+66812345678', text: 'Your code' });
  expect(await send()).toEqual({ outcome: 'sent' });
  expect(requests[0]).toMatchObject({
    headers: { authorization: 'Bearer secret', 'idempotency-key': 'one' },
    body: { to: '+66812345678', from: 'Snapbazaar', text: 'Your code' },
  });
  expect(await send()).toEqual({ outcome: 'refused', reason: 'refused with 422' });
  await expect(send()).rejects.toThrow('answered 503');
  await expect(send()).rejects.toThrow();
  expect(requests).toHaveLength(4);
});
