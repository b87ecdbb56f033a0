import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createModelFetch } from './model-fetch.ts';

const bodies: Record<string, unknown>[] = [];
let rejectedFields: string[] = [];

const server = createServer(async (request, response) => {
  const body = JSON.parse(Buffer.concat(await request.toArray()).toString());
  bodies.push(body);
  if (request.url === '/moved') return void response.writeHead(307, { location: '/elsewhere' }).end();
  const refused = rejectedFields.find((name) => name in body);
  response.statusCode = refused ? 400 : 200;
  response.end(refused ? `Unsupported parameter: '${refused}'.` : 'an answer');
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.close());

const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const body = JSON.stringify({
  model: 'm',
  max_tokens: 800,
  stream_options: { include_usage: true },
  response_format: { type: 'json_schema' },
});

beforeEach(() => {
  bodies.length = 0;
  rejectedFields = [];
});

it('an endpoint that supports all request fields gets all of them', async () => {
  await createModelFetch(10)(address, { method: 'POST', body });
  expect(bodies).toEqual([JSON.parse(body)]);
});

it('request fields that an endpoint rejects are omitted or renamed from then on', async () => {
  rejectedFields = ['max_tokens', 'stream_options', 'response_format'];
  const modelFetch = createModelFetch(10);
  for (const _ of [1, 2]) expect(await (await modelFetch(address, { method: 'POST', body })).text()).toBe('an answer');
  expect(bodies).toHaveLength(5);
  expect(bodies.slice(3)).toEqual(Array(2).fill({ model: 'm', max_completion_tokens: 800 }));
});

it('concurrent calls share the workarounds for an endpoint', async () => {
  rejectedFields = ['response_format'];
  const modelFetch = createModelFetch(10);
  const answers = await Promise.all([1, 2, 3].map(() => modelFetch(address, { method: 'POST', body })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
});

it('any other error response is returned unchanged', async () => {
  rejectedFields = ['model'];
  const response = await createModelFetch(10)(address, { method: 'POST', body });
  expect([response.status, await response.text()]).toEqual([400, "Unsupported parameter: 'model'."]);
  expect(bodies).toHaveLength(1);
});

it('a redirect of the endpoint is not followed', async () => {
  await expect(createModelFetch(10)(`${address}/moved`, { method: 'POST', body })).rejects.toThrow();
  expect(bodies).toHaveLength(1);
});
