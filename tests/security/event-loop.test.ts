import { afterAll, describe, expect, test } from 'vitest';
import { signUpCustomer, signUpSeller } from '../../contracts/accounts.ts';
import { apiBase, type Endpoint } from '../../contracts/endpoint.ts';
import { toFormData } from '../../contracts/form-data.ts';
import { asFile, drawing } from '../support/draw-photo.ts';
import { createAnalysis } from '../support/listing-form.ts';
import { buildTestApp } from '../support/test-app.ts';
import { createBelongings } from './belongings.ts';
import { measureStretch } from './event-loop/busy-time.ts';
import {
  fullBody,
  longestAllowed,
  type TextPlace,
  textPlaces,
  withTexts,
  workableBody,
} from './event-loop/largest-input.ts';
import { nastyShapes, nastyValues } from './event-loop/nasty-shapes.ts';
import { guards, password } from './guards.ts';

/** No input may keep the event loop longer: everybody else waits meanwhile. */
const limitMs = 50;

const names = ['DOWNLOAD', 'MONEY', 'ASK', 'EVENT', 'AD_PICTURE', 'UPLOAD', 'PHOTO_EDIT', 'PUBLISH'];
const app = await buildTestApp({
  settings: Object.fromEntries([...names.map((name) => [`${name}_LIMIT`, '1000000']), ['MESSAGES_PER_DAY', '1000000']]),
});
const { api, db, server, config, takeErrors } = app;
const bodyBytes = config.BODY_LIMIT_KB * 1024 - 1000;
const fieldBytes = 64 * 1024 - 1;
const photo = asFile(await drawing({ width: 60, height: 40, background: '#c2410c' }).jpeg().toBuffer());

let count = 0;
async function newAccount(kind: 'seller' | 'customer') {
  const email = `loop-${count++}@test.example`;
  const body = { login_type: 'email' as const, email, password };
  const { token, post } = await api(kind === 'seller' ? signUpSeller : signUpCustomer, { body });
  return { token, id: Number(post.id), email };
}

const seller = await newAccount('seller');
const tokens = { seller: seller.token, customer: (await newAccount('customer')).token };
const { belongings } = await createBelongings(app, seller, photo);

interface Sent {
  params?: Record<string, string>;
  payload?: string | Buffer;
  headers?: Record<string, string>;
}

async function send(endpoint: Endpoint, sent: Sent & { token: string }): Promise<number> {
  const { params = {}, payload, headers = {}, token } = sent;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '1'));
  const { statusCode } = await server.inject({
    method: endpoint.method,
    url: apiBase + path,
    headers: {
      authorization: `Bearer ${token}`,
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  });
  return statusCode;
}

const answered = new Set<string>();
const slowest: { ms: number; call: string; input: string }[] = [];

/** A call that ends the session has an account of its own each time: with an ended one the next would prove nothing. */
const endsSession = new Set([
  '/user/logout',
  '/user/close',
  '/user/password',
  '/user/other-account',
  '/user/sessions/:id',
]);

async function tokenFor({ path, access }: Endpoint): Promise<string> {
  const kind = access === 'customer' ? 'customer' : 'seller';
  return endsSession.has(path) ? (await newAccount(kind)).token : tokens[kind];
}

async function expectQuick(endpoint: Endpoint, input: string, sent: () => Promise<Sent>): Promise<void> {
  const call = `${endpoint.method} ${endpoint.path}`;
  const ms = await measureStretch(async () => {
    const prepared = { ...(await sent()), token: await tokenFor(endpoint) };
    return async () => {
      const status = await send(endpoint, prepared);
      answered.add(`${call} ${status}`);
      expect(status, `${call}, ${input}`).not.toBe(500);
      if (endpoint.access !== 'open') expect(status, `${call}, ${input}`).not.toBe(401);
    };
  }, limitMs);
  slowest.push({ ms, call, input });
  expect.soft(ms, `${call} with ${input} keeps the event loop, ms`).toBeLessThan(limitMs);
}

/** What a call needs to succeed, from the table of guards: a new endpoint has to be added there. */
function exampleOf(endpoint: Endpoint): { params?: Record<string, string>; body?: object } {
  const [guard] = guards[`${endpoint.method} ${endpoint.path}`] ?? [];
  if (guard?.is === 'the owner’s') return guard.ask(belongings[guard.thing], belongings.photo);
  if (guard?.is === 'the caller’s') return { body: guard.body?.(belongings) ?? {} };
  return { body: { login_type: 'email', email: `new-${count++}@test.example`, password } };
}

async function payloadOf(endpoint: Endpoint, given: unknown): Promise<Pick<Sent, 'payload' | 'headers'>> {
  // A draft that is published already is not published again, which would be no work.
  const fresh = endpoint.file && given ? { productUUID: await createAnalysis(db, seller.id) } : {};
  const body = Array.isArray(given) ? given : { ...(given as object), ...fresh };
  if (!endpoint.file) return { payload: JSON.stringify(body) };
  const { method, path, file: field } = endpoint;
  const form = { field, file: undefined, onProgress: undefined };
  const request = new Response(toFormData({ method, path, body, form, signal: undefined, keepalive: false } as never));
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  };
}

/** As much of each text as the body has room for. */
function largest(endpoint: Endpoint, places: TextPlace[], shape: (length: number) => string) {
  const room = endpoint.file ? fieldBytes : bodyBytes / places.length;
  return places.map(({ path, maxLength }) => ({ path, text: cut(shape, Math.min(maxLength, room), room) }));
}

/** Letters of other scripts and characters that JSON escapes take several bytes. */
function cut(shape: (length: number) => string, length: number, bytes: number): string {
  const text = shape(Math.floor(length));
  const size = Buffer.byteLength(JSON.stringify(text));
  return size <= bytes ? text : shape(Math.floor((length * bytes) / size) - 2);
}

describe.each(server.endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_name, endpoint) => {
    const { params = {}, body: given } = exampleOf(endpoint);
    const full = fullBody(endpoint, given);
    // Something in a full body may exclude something else; the example is allowed for sure.
    const workable = workableBody(full, given);
    const base = endpoint.body.safeParse(workable).success ? workable : given;
    const places = textPlaces(endpoint, full);

    test.runIf(places.length > 0)(
      'answers the largest texts in time, also those that it refuses',
      async () => {
        for (const [name, shape] of Object.entries(nastyShapes)) {
          const allowed = places.flatMap((place) => {
            const text = longestAllowed(endpoint.body, base, place, shape);
            return text === null ? [] : [{ path: place.path, text }];
          });
          const inputs = {
            [`${name}, as long as allowed`]: withTexts(base, allowed),
            [`${name}, as long as the body may be`]: withTexts(full, largest(endpoint, places, shape)),
          };
          for (const [input, body] of Object.entries(inputs)) {
            await expectQuick(endpoint, input, async () => ({ params, ...(await payloadOf(endpoint, body)) }));
          }
        }
      },
      300_000,
    );

    test.runIf(places.length > 0 && !endpoint.file)(
      'answers values of other kinds in time',
      async () => {
        for (const [name, value] of Object.entries(nastyValues)) {
          await expectQuick(endpoint, `${name} as the body`, async () => ({ params, payload: value(bodyBytes) }));
          const fields = Object.entries(full as object);
          const hasParts = fields.filter(([, part]) => typeof part === 'object' && part !== null);
          for (const [field] of [...fields.slice(0, 1), ...hasParts]) {
            const rest = JSON.stringify({ ...(base as object), [field]: '' });
            const payload = rest.replace(`"${field}":""`, () => `"${field}":${value(bodyBytes - rest.length)}`);
            await expectQuick(endpoint, `${name} as ${field}`, async () => ({ params, payload }));
          }
        }
      },
      300_000,
    );

    test.runIf(endpoint.path.includes(':'))(
      'answers the longest addresses in time',
      async () => {
        const { payload } = base === undefined ? {} : await payloadOf(endpoint, base);
        for (const [name, shape] of Object.entries(nastyShapes)) {
          for (const param of Object.keys(params)) {
            const text = shape(1500);
            const sent = { params: { ...params, [param]: text }, ...(payload && !endpoint.file ? { payload } : {}) };
            await expectQuick(endpoint, `${name} as ${param}`, async () => sent);
          }
        }
      },
      300_000,
    );
  },
);

test('headers as long as they may be are read in time', async () => {
  const endpoint = server.endpoints.find(({ path }) => path === '/user/login') as Endpoint;
  const payload = JSON.stringify({ login_type: 'email', email: 'nobody@test.example', password });
  const headers = ['authorization', 'user-agent', 'accept-encoding', 'accept-language', 'cookie', 'x-forwarded-for'];
  for (const [name, shape] of Object.entries(nastyShapes)) {
    const text = shape(15_000).replace(/[^\t\x20-\x7e]/g, ' ');
    for (const header of headers) {
      await expectQuick(endpoint, `${name} as ${header}`, async () => ({ payload, headers: { [header]: text } }));
    }
  }
}, 300_000);

test('the largest input that is allowed was worked on, and not only refused', () => {
  for (const path of ['/user/add-product', '/user/storefront/:id', '/user/ask', '/user/profile', '/user/messages']) {
    expect([...answered]).toContain(`POST ${path} 200`);
  }
});

afterAll(() => {
  takeErrors();
  if (!process.env.EVENT_LOOP_REPORT) return;
  const worst = slowest.toSorted((one, other) => other.ms - one.ms).slice(0, Number(process.env.EVENT_LOOP_REPORT));
  console.table(worst.map(({ ms, ...rest }) => ({ ms: Number(ms.toFixed(1)), ...rest })));
});
