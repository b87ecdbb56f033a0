import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, onTestFailed, test } from 'vitest';
import { signUpCustomer, signUpSeller, type UserType } from '../../contracts/accounts.ts';
import { apiBase, type Endpoint } from '../../contracts/endpoint.ts';
import { toFormData } from '../../contracts/form-data.ts';
import { uploadPhotoToEdit } from '../../contracts/photo-edits.ts';
import { closeAccount } from '../../contracts/profile.ts';
import { sessions } from '../../server/db/schema/accounts.ts';
import { collectPersonalData } from '../../server/features/profile/personal-data.service.ts';
import { asFile, drawing } from '../support/draw-photo.ts';
import { buildTestApp } from '../support/test-app.ts';
import { type Belongings, createBelongings, mark } from './belongings.ts';
import { type Asked, type Guard, guards, password } from './guards.ts';

const plenty = Object.fromEntries(
  ['DOWNLOAD', 'MONEY', 'ASK', 'EVENT', 'AD_PICTURE', 'UPLOAD', 'PHOTO_EDIT', 'PUBLISH'].map((name) => [
    `${name}_LIMIT`,
    '1000000',
  ]),
);
const app = await buildTestApp({ settings: plenty });
const { api, apiAs, db, server } = app;
/** A dark article on a white ground. */
const photo = asFile(
  await drawing({ width: 60, height: 40, background: '#ffffff' })
    .composite([{ input: await drawing({ width: 20, height: 20, background: '#222222' }).png().toBuffer() }])
    .jpeg()
    .toBuffer(),
);

let count = 0;
async function newAccount(kind: UserType, name = 'stranger') {
  const email = `${name}-${count++}@test.example`;
  const signUp = kind === 'seller' ? signUpSeller : signUpCustomer;
  const { token, post } = await api(signUp, { body: { login_type: 'email', email, password } });
  return { kind, token, id: Number(post.id), email };
}

const owner = await newAccount('seller', mark);
const { belongings, customer, putBack } = await createBelongings(app, owner, photo);
const ofOwner = async () => JSON.stringify(await Promise.all([owner.id, Number(customer.post.id)].map(readAll)));
const readAll = (id: number) => collectPersonalData(db, id);
let untouched = await ofOwner();

/** Sends a call as it stands, so that also what no client of ours would send arrives. */
async function send({ method, path, file }: Endpoint, { params = {}, body, ...asked }: Asked, token?: string) {
  const field = file && { field: file, file: asked.file, onProgress: undefined };
  const form = field
    ? new Response(toFormData({ method, path, body, form: field, signal: undefined, keepalive: false }))
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
    ...(payload === undefined ? {} : { payload }),
  });
  expect(headers['cache-control'], 'nobody keeps what was said to one caller').toBe('no-store');
  return { status: statusCode, text: text.replace(/"request_id":"[^"]*"/, '') };
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const kindsFor = ({ access }: Endpoint): UserType[] =>
  access === 'seller' || access === 'customer' ? [access] : ['seller', 'customer'];

/** A name of the same form that nothing has. */
function unknownLike(name: string): string {
  if (name.startsWith('INV-')) return 'INV-0999';
  return /^\d+$/.test(name) ? String(Number(name) + 1_000_000) : randomUUID();
}

test('how each endpoint is guarded is written down, and one that names a thing is not taken for the caller’s', () => {
  expect(Object.keys(guards).sort()).toEqual(server.endpoints.map(nameOf).sort());
  const naming = server.endpoints.filter(({ path }) => path.includes(':')).map(nameOf);
  for (const name of naming)
    expect(
      guards[name]?.map(({ is }) => is),
      name,
    ).toContain('the owner’s');
});

describe('without an account that may, nothing is done:', async () => {
  const over = await newAccount('seller');
  await db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.accountId, over.id));
  const closed = await newAccount('seller');
  await apiAs(closed.token)(closeAccount, { body: { current_password: password } });
  const broken = ['', 'made-up', `${owner.token}x`, owner.token.slice(0, -1), 'null', '%00', "' or 1=1 --"];
  const others = { seller: await newAccount('customer'), customer: await newAccount('seller') };

  test.each(server.endpoints.filter(({ access }) => access !== 'open').map((endpoint) => [nameOf(endpoint), endpoint]))(
    '%s',
    async (_, endpoint) => {
      const guest = await send(endpoint, {});
      expect(guest.status).toBe(401);
      for (const token of [...broken, over.token, closed.token]) {
        expect(await send(endpoint, {}, token), token).toEqual(guest);
      }
      if (endpoint.access === 'seller' || endpoint.access === 'customer') {
        expect((await send(endpoint, {}, others[endpoint.access].token)).status).toBe(403);
      }
    },
  );
});

describe('what is one seller’s is nobody else’s:', () => {
  const walk = server.endpoints.flatMap((endpoint) =>
    (guards[nameOf(endpoint)] ?? []).flatMap((guard) => kindsFor(endpoint).map((kind) => ({ endpoint, guard, kind }))),
  );

  /** As a stranger of this kind sees it; a call that is open to everyone is made without an account, too. */
  async function expectHidden(endpoint: Endpoint, guard: Extract<Guard, { is: 'the owner’s' }>, kind: UserType) {
    const name = belongings[guard.thing];
    const stranger = await newAccount(kind);
    const ownPhoto =
      kind === 'seller' ? (await apiAs(stranger.token)(uploadPhotoToEdit, { file: photo })).photo.id : '';
    for (const token of endpoint.access === 'open' ? [undefined, stranger.token] : [stranger.token]) {
      const answer = await send(endpoint, guard.ask(name, ownPhoto), token);
      expect(answer).toEqual(await send(endpoint, guard.ask(unknownLike(name), ownPhoto), token));
      expect(answer.text).not.toContain(mark);
      expect(await ofOwner()).toBe(untouched);
    }
    if (endpoint.access !== 'seller') return;
    // The owner may: otherwise the refusals above would prove nothing.
    expect((await send(endpoint, guard.ask(name, belongings.photo), owner.token)).status).toBe(200);
    await putBack();
    untouched = await ofOwner();
  }

  async function expectOwnOnly(endpoint: Endpoint, body: ((of: Belongings) => object) | undefined, kind: UserType) {
    const stranger = await newAccount(kind);
    const asked = { file: photo, ...(body ? { body: body(belongings) } : {}) };
    const { status, text } = await send(endpoint, asked, stranger.token);
    expect(status, text).toBe(200);
    expect(text).not.toContain(mark);
    expect(await ofOwner()).toBe(untouched);
  }

  test.each(walk.map(({ endpoint, guard, kind }) => [nameOf(endpoint), kind, endpoint, guard] as const))(
    '%s, tried by another %s',
    async (_name, kind, endpoint, guard) => {
      // One hole is one failure, and not one of every call that comes after it.
      onTestFailed(async () => {
        await putBack();
        untouched = await ofOwner();
      });
      if (guard.is === 'the owner’s') await expectHidden(endpoint, guard, kind);
      if (guard.is === 'the caller’s') await expectOwnOnly(endpoint, guard.body, kind);
    },
  );
});

describe('a photo that is not published', () => {
  test('lies under a name that nobody can guess or look up', async () => {
    const { photo: kept } = await apiAs(owner.token)(uploadPhotoToEdit, { file: photo });
    expect(kept.address).toMatch(/^\/uploads\/edits\/[\da-f-]{36}\.webp$/);
    for (const url of ['/uploads/', '/uploads/edits/', '/uploads/edits', '/uploads/edits/*', '/uploads/%2e/edits/']) {
      expect((await server.inject(url)).statusCode, url).toBe(404);
    }
  });
});
