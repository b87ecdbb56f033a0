import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { toFormData } from '../../contracts/client/form-data.ts';
import { apiBase, type Endpoint } from '../../contracts/endpoint.ts';
import { signUpCustomer, signUpSeller } from '../../contracts/identity/accounts.ts';
import { expectEvery } from '../support/expect/expect-every.ts';
import { withEmail } from '../support/identity/credentials.ts';
import { asFile, drawing } from '../support/photos/draw-photo.ts';
import { buildTestApp } from '../support/test-app.ts';
import type { RequestParts } from './guards/guard.ts';
import { guards } from './guards/guards.ts';

const { api, server } = await buildTestApp();
const photo = asFile(await drawing({ width: 60, height: 40 }).jpeg().toBuffer());
const accounts = {
  seller: (await api(signUpSeller, { body: withEmail('seller@unknown-ids.example') })).token,
  customer: (await api(signUpCustomer, { body: withEmail('customer@unknown-ids.example') })).token,
};

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Calls for which an unknown id is no mistake, and why. */
const answersOtherwise: Record<string, { status: number; because: string }> = {
  'GET /remote/products/:productUUID': { status: 200, because: 'the specification answers with an empty list' },
  'DELETE /customer/favorites/:id': { status: 200, because: 'what is not saved any more need not be removed' },
  'DELETE /customer/follows/:id': { status: 200, because: 'a shop that is not followed need not be unfollowed' },
};

/** An id that nothing has, in each form in which ids are written. */
function unknownIds(parameter: string, path: string): string[] {
  if (parameter === 'productUUID' || path.includes('/photo-edits/')) return [randomUUID(), 'f'.repeat(36), 'x'];
  if (parameter === 'token') return ['Xk2v9cQm4TtY7bWz0aLr3nPe', 'x'];
  if (parameter === 'number') return ['INV-0999', 'INV-999999999999999', 'x'];
  return ['999999999', '999999999999999', '0', '-1', '1e3', randomUUID(), '٣', "' or 1=1 --", 'null'];
}

/** What would make the call succeed for a record that exists, with another id. */
function partsFor(endpoint: Endpoint, id: string): RequestParts {
  const guard = guards[nameOf(endpoint)]?.find(({ is }) => is === 'the owner’s');
  const asked = guard?.is === 'the owner’s' ? guard.ask(id, id) : {};
  return { ...asked, ...(endpoint.file ? { file: photo } : {}) };
}

async function send(
  { method, path, file, access }: Endpoint,
  { body, params = {}, ...parts }: RequestParts,
  id: string,
) {
  const field = file && { field: file, file: parts.file, onProgress: undefined };
  const request = { method, path, body, expectsFile: false, signal: undefined, keepalive: false };
  const form = field ? new Response(toFormData({ ...request, form: field })) : null;
  const payload = form ? Buffer.from(await form.arrayBuffer()) : body;
  const address = path.replace(/:(\w+)/, encodeURIComponent(id));
  return server.inject({
    method,
    url: `${apiBase}${address.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? 'en'))}`,
    headers: {
      authorization: `Bearer ${accounts[access === 'customer' ? 'customer' : 'seller']}`,
      ...(form ? { 'content-type': form.headers.get('content-type') ?? '' } : {}),
    },
    ...(payload === undefined || method === 'GET' ? {} : { payload }),
  });
}

const named = server.endpoints.filter(({ path }) => path.includes(':'));

test('every call with an id in its path answers an unknown one with “not found” and a sentence', async () => {
  expect(named.length).toBeGreaterThan(50);
  await expectEvery(
    named.map((endpoint) => [nameOf(endpoint), endpoint] as const),
    async (name, endpoint) => {
      const parameter = /:(\w+)/.exec(endpoint.path)?.[1] ?? '';
      for (const [index, id] of unknownIds(parameter, endpoint.path).entries()) {
        const answer = await send(endpoint, partsFor(endpoint, id), id);
        const { message, status } = answer.json();
        const expected = answersOtherwise[name]?.status ?? (parameter === 'token' ? 410 : 404);
        // Only the first has the form of an id; the others may also be refused for their form.
        if (index === 0) expect([id, answer.statusCode, message]).toEqual([id, expected, message]);
        else expect([expected, 400, 404, 410], `${id}: ${answer.body}`).toContain(answer.statusCode);
        expect(message, id).toMatch(/^\p{Lu}.+/su);
        if (answer.statusCode !== 200) expect(status, id).toBe(0);
      }
    },
  );
});
