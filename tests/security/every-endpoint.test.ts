import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { toFormData } from '../../contracts/client/form-data.ts';
import { apiBase, type Endpoint } from '../../contracts/endpoint.ts';
import { signUpCustomer, signUpSeller, type UserType } from '../../contracts/identity/accounts.ts';
import { closeAccount } from '../../contracts/identity/profile.ts';
import { uploadPhotoToEdit } from '../../contracts/selling/photo-edits.ts';
import { hooks } from '../../server/composition/hooks.ts';
import { collectPersonalData } from '../../server/domains/identity/profile/personal-data.service.ts';
import { sessions } from '../../server/schema/identity/accounts.ts';
import { expectEvery } from '../support/expect/expect-every.ts';
import { createOperator } from '../support/operations/operators.ts';
import { password } from '../support/ordering/orders.ts';
import { asFile, drawing } from '../support/photos/draw-photo.ts';
import { buildTestApp } from '../support/test-app.ts';
import type { Guard, RequestParts } from './guards/guard.ts';
import { guards } from './guards/guards.ts';
import { createSellerRecords, mark } from './guards/seller-records.ts';

const highLimits = Object.fromEntries(
  ['DOWNLOAD', 'MONEY', 'ASK', 'EVENT', 'AD_PICTURE', 'UPLOAD', 'PHOTO_EDIT', 'PUBLISH', 'ORDER'].map((name) => [
    `${name}_LIMIT`,
    '1000000',
  ]),
);
const app = await buildTestApp({ settings: highLimits });
const { api, apiAs, db, server } = app;
/** A dark article on a white background. */
const photo = asFile(
  await drawing({ width: 60, height: 40, background: '#ffffff' })
    .composite([{ input: await drawing({ width: 20, height: 20, background: '#222222' }).png().toBuffer() }])
    .jpeg()
    .toBuffer(),
);

let count = 0;
async function newAccount(role: UserType, name = 'stranger') {
  const email = `${name}-${count++}@test.example`;
  const signUp = role === 'seller' ? signUpSeller : signUpCustomer;
  const { token, post } = await api(signUp, { body: { login_type: 'email', email, password } });
  return { role, token, id: Number(post.id), email };
}

const owner = await newAccount('seller', mark);
const { records, customer, restoreListings } = await createSellerRecords(app, owner, photo);
const readOwnerData = async () => JSON.stringify(await Promise.all([owner.id, Number(customer.post.id)].map(readAll)));
const readAll = (id: number) => collectPersonalData(db, id, hooks.collectPersonalData);
let untouched = await readOwnerData();

/** Sends a request without the typed client, so that invalid ones reach the server too. */
async function send({ method, path, file }: Endpoint, { params = {}, body, ...parts }: RequestParts, token?: string) {
  const field = file && { field: file, file: parts.file, onProgress: undefined };
  const form = field
    ? new Response(
        toFormData({ method, path, body, form: field, expectsFile: false, signal: undefined, keepalive: false }),
      )
    : null;
  const payload = form ? Buffer.from(await form.arrayBuffer()) : body;
  const {
    statusCode,
    headers,
    body: text,
  } = await server.inject({
    method,
    url: `${apiBase}${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '1'))}`,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(form ? { 'content-type': form.headers.get('content-type') ?? '' } : {}),
    },
    ...(payload === undefined ? {} : method === 'GET' ? { query: payload as Record<string, string> } : { payload }),
  });
  expect(headers['cache-control'], 'the answer may not be cached').toBe('no-store');
  return { status: statusCode, text: text.replace(/"request_id":"[^"]*"/, '') };
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const productTypesFor = ({ access }: Endpoint): UserType[] =>
  access === 'seller' || access === 'customer' ? [access] : ['seller', 'customer'];

/** An id of the same format that does not exist. */
function unknownLike(name: string): string {
  if (/^(INV|SBC|TEST-SBC)-/.test(name)) return name.replace(/\d+$/, '9999');
  return /^\d+$/.test(name) ? String(Number(name) + 1_000_000) : randomUUID();
}

test('every endpoint has a guard, and every path with an id checks the owner', () => {
  expect(Object.keys(guards).sort()).toEqual(server.endpoints.map(nameOf).sort());
  const naming = server.endpoints.filter(({ path }) => path.includes(':')).map(nameOf);
  for (const name of naming)
    expect(
      guards[name]?.some(({ is }) => is === 'the owner’s' || is === 'the token’s'),
      name,
    ).toBe(true);
});

test('every test that is named as a guard exists', () => {
  const named = Object.values(guards).flatMap((list) => list.flatMap((guard) => ('by' in guard ? [guard.by] : [])));
  for (const file of named) expect(existsSync(path.join(import.meta.dirname, '..', '..', file)), file).toBe(true);
});

describe('a caller without permission is refused:', async () => {
  const expired = await newAccount('seller');
  await db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.accountId, expired.id));
  const closed = await newAccount('seller');
  await apiAs(closed.token)(closeAccount, { body: { current_password: password } });
  const invalidTokens = ['', 'made-up', `${owner.token}x`, owner.token.slice(0, -1), 'null', '%00', "' or 1=1 --"];
  const operator = await createOperator(app);
  const others = { seller: await newAccount('customer'), customer: await newAccount('seller') };

  test(
    'at every endpoint',
    () =>
      expectEvery(
        server.endpoints.filter(({ access }) => access !== 'open').map((endpoint) => [nameOf(endpoint), endpoint]),
        async (_, endpoint) => {
          const guest = await send(endpoint, {});
          expect(guest.status).toBe(401);
          for (const token of [...invalidTokens, expired.token, closed.token]) {
            expect(await send(endpoint, {}, token), token).toEqual(guest);
          }
          if (endpoint.access === 'seller' || endpoint.access === 'customer') {
            expect((await send(endpoint, {}, others[endpoint.access].token)).status).toBe(403);
          }
          // An operator is no account, and an account no operator: the other's token is none.
          const foreign =
            endpoint.access === 'operator' ? Object.values(others).map(({ token }) => token) : [operator.token];
          for (const token of foreign) expect(await send(endpoint, {}, token)).toEqual(guest);
        },
      ),
    600_000,
  );
});

describe('one seller’s data is hidden from every other account:', () => {
  const cases = server.endpoints.flatMap((endpoint) =>
    (guards[nameOf(endpoint)] ?? []).flatMap((guard) =>
      productTypesFor(endpoint).map((role) => ({ endpoint, guard, role })),
    ),
  );

  /** Calls as another account of this role; an open call is also made without an account. */
  async function expectHidden(endpoint: Endpoint, guard: Extract<Guard, { is: 'the owner’s' }>, role: UserType) {
    const name = records[guard.thing];
    const stranger = await newAccount(role);
    const ownPhoto =
      role === 'seller' ? (await apiAs(stranger.token)(uploadPhotoToEdit, { file: photo })).photo.id : '';
    for (const token of endpoint.access === 'open' ? [undefined, stranger.token] : [stranger.token]) {
      const answer = await send(endpoint, guard.ask(name, ownPhoto), token);
      expect(answer).toEqual(await send(endpoint, guard.ask(unknownLike(name), ownPhoto), token));
      expect(answer.text).not.toContain(mark);
      expect(await readOwnerData()).toBe(untouched);
    }
    if (endpoint.access !== 'seller') return;
    // The owner's call succeeds: otherwise the refusals above would prove nothing.
    const slip = endpoint.path.endsWith('/photos') ? { file: photo } : {};
    expect((await send(endpoint, { ...guard.ask(name, records.photo), ...slip }, owner.token)).status).toBe(200);
    await restoreListings();
    untouched = await readOwnerData();
  }

  async function expectOwnOnly(endpoint: Endpoint, guard: Extract<Guard, { is: 'the caller’s' }>, role: UserType) {
    const { body, status: expected = 200 } = guard;
    const stranger = await newAccount(role);
    const parts = { file: photo, ...(body ? { body: body(records) } : {}) };
    const { status, text } = await send(endpoint, parts, stranger.token);
    expect(status, text).toBe(expected);
    expect(text).not.toContain(mark);
    expect(await readOwnerData()).toBe(untouched);
  }

  test('in every call by an account of every role', () => {
    const rows = cases.map(({ endpoint, guard, role }) => [nameOf(endpoint), role, endpoint, guard] as const);
    return expectEvery(rows, async (_name, role, endpoint, guard) => {
      try {
        if (guard.is === 'the owner’s') await expectHidden(endpoint, guard, role);
        if (guard.is === 'the caller’s') await expectOwnOnly(endpoint, guard, role);
      } catch (error) {
        // Restores the data, so that one failure does not fail every later call.
        await restoreListings();
        untouched = await readOwnerData();
        throw error;
      }
    });
  }, 1_200_000);
});

describe('a photo that is not published', () => {
  test('has a name that cannot be guessed or listed', async () => {
    const { photo: uploaded } = await apiAs(owner.token)(uploadPhotoToEdit, { file: photo });
    expect(uploaded.address).toMatch(/^\/uploads\/edits\/[\da-f-]{36}\.webp$/);
    for (const url of ['/uploads/', '/uploads/edits/', '/uploads/edits', '/uploads/edits/*', '/uploads/%2e/edits/']) {
      expect((await server.inject(url)).statusCode, url).toBe(404);
    }
  });
});
