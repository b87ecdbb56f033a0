import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendDescriptions } from './send-descriptions.ts';

const explanations = new Map([
  [1, ''],
  [2, 'An old sentence.'],
  [3, 'The price after fees.'],
]);
const contexts = ['wallet.link', 'wallet.unlink', 'income.net'];
const patched: number[] = [];

/** Speaks the two calls of Weblate's API that are used, two units a page. */
const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://weblate');
  const answer = (status: number, body: unknown) => response.writeHead(status).end(JSON.stringify(body));
  if (request.headers.authorization !== 'Token secret') return answer(401, { detail: 'Invalid token.' });
  if (request.method === 'PATCH') {
    const id = Number(pathname.split('/').at(-2));
    explanations.set(id, ((await json(request)) as { explanation: string }).explanation);
    patched.push(id);
    return answer(200, {});
  }
  const page = Number(searchParams.get('page') ?? 1);
  const units = contexts.map((context, at) => ({ id: at + 1, context, explanation: explanations.get(at + 1) }));
  const next = page === 1 ? `http://${request.headers.host}${pathname}?page=2` : null;
  return answer(200, { next, results: units.slice(page * 2 - 2, page * 2) });
});

let api = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`;
});
afterAll(() => server.close());

const site = (token = 'secret') => ({ api, project: 'snapbazaar', token });

test('sends the descriptions that Weblate does not have yet', async () => {
  const descriptions = {
    'money.income.net': 'The price after fees.',
    'money.wallet.link': 'Button.',
    'money.wallet.unlink': 'A new sentence.',
  };
  expect(await sendDescriptions(site(), descriptions)).toBe(2);
  expect(patched).toEqual([1, 2]);
  expect(explanations.get(2)).toBe('A new sentence.');
});

test('says which message Weblate does not know', async () => {
  await expect(sendDescriptions(site(), { 'money.wallet.gone': 'Gone.' })).rejects.toThrow('money.wallet.gone');
});

test('says what Weblate refuses', async () => {
  await expect(sendDescriptions(site('wrong'), { 'money.wallet.link': 'Button.' })).rejects.toThrow('Invalid token');
});
