import { afterAll, describe, expect, test } from 'vitest';
import { toFormData } from '../../contracts/client/form-data.ts';
import { apiBase, type Endpoint } from '../../contracts/endpoint.ts';
import { signUpCustomer, signUpSeller } from '../../contracts/identity/accounts.ts';
import { expectEvery } from '../support/expect/expect-every.ts';
import { createOperator } from '../support/operations/operators.ts';
import { password } from '../support/ordering/orders.ts';
import { asFile, drawing } from '../support/photos/draw-photo.ts';
import { createAnalysis } from '../support/selling/listing-form.ts';
import { liftedLimits } from '../support/site/lifted-limits.ts';
import { buildTestApp } from '../support/test-app.ts';
import { adversarialTexts, adversarialValues } from './event-loop/adversarial-input.ts';
import {
  countPlace,
  fullBody,
  longestAllowed,
  type TextPlace,
  textPlaces,
  withTexts,
  workableBody,
} from './event-loop/largest-input.ts';
import { measureLongestBlock } from './event-loop/measure-block.ts';
import { guards } from './guards/guards.ts';
import { createSellerRecords } from './guards/seller-records.ts';

/** No input may block the event loop longer, because every other request waits meanwhile. */
const limitMs = 50;

const app = await buildTestApp({ settings: liftedLimits });
const { api, db, server, config, takeErrors } = app;
const bodyBytes = config.BODY_LIMIT_KB * 1024 - 1000;
const fieldBytes = 64 * 1024 - 1;
const photo = asFile(await drawing({ width: 60, height: 40, background: '#c2410c' }).jpeg().toBuffer());

let count = 0;
async function newAccount(role: 'seller' | 'customer') {
  const email = `loop-${count++}@test.example`;
  const body = { login_type: 'email' as const, email, password };
  const { token, post } = await api(role === 'seller' ? signUpSeller : signUpCustomer, { body });
  return { token, id: Number(post.id), email };
}

const seller = await newAccount('seller');
const tokens = {
  seller: seller.token,
  customer: (await newAccount('customer')).token,
  operator: (await createOperator(app)).token,
};
const { records } = await createSellerRecords(app, seller, photo);

interface RequestParts {
  params?: Record<string, string>;
  payload?: string | Buffer;
  headers?: Record<string, string>;
}

async function send(endpoint: Endpoint, parts: RequestParts & { token: string }): Promise<number> {
  const { params = {}, payload, headers = {}, token } = parts;
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

const answers = new Set<string>();
const slowest: { ms: number; call: string; input: string }[] = [];

/** Calls that end or renew the session: each gets a new account, because the next call would be refused with the old one. */
const endsSession = new Set([
  '/user/identities',
  '/user/identities/:id',
  '/user/passkeys',
  '/user/passkeys/:id',
  '/user/two-factor',
  '/user/two-factor/confirm',
  '/user/two-factor/recovery-codes',
  '/user/logout',
  '/user/close',
  '/user/password',
  '/user/other-account',
  '/user/sessions/:id',
]);

async function tokenFor({ path, access }: Endpoint): Promise<string> {
  if (path === '/operator/sign-out') return (await createOperator(app, 'owner', `loop-${count++}@test.example`)).token;
  if (access === 'operator') return tokens.operator;
  const role = access === 'customer' ? 'customer' : 'seller';
  return endsSession.has(path) ? (await newAccount(role)).token : tokens[role];
}

async function expectQuick(endpoint: Endpoint, input: string, sent: () => Promise<RequestParts>): Promise<void> {
  const call = `${endpoint.method} ${endpoint.path}`;
  const ms = await measureLongestBlock(async () => {
    const prepared = { ...(await sent()), token: await tokenFor(endpoint) };
    return async () => {
      const status = await send(endpoint, prepared);
      answers.add(`${call} ${status}`);
      expect(status, `${call}, ${input}`).not.toBe(500);
      if (endpoint.access !== 'open') expect(status, `${call}, ${input}`).not.toBe(401);
    };
  }, limitMs);
  slowest.push({ ms, call, input });
  expect.soft(ms, `${call} with ${input} blocks the event loop, ms`).toBeLessThan(limitMs);
}

/** A request that succeeds, from the table of guards; a new endpoint must be added there. */
function exampleOf(endpoint: Endpoint): { params?: Record<string, string>; body?: object } {
  const [guard] = guards[`${endpoint.method} ${endpoint.path}`] ?? [];
  if (guard?.is === 'the owner’s') return guard.ask(records[guard.thing], records.photo);
  if (guard?.is === 'the caller’s') return { body: guard.body?.(records) ?? {} };
  return { body: { login_type: 'email', email: `new-${count++}@test.example`, password } };
}

async function payloadOf(endpoint: Endpoint, given: unknown): Promise<Pick<RequestParts, 'payload' | 'headers'>> {
  // A published draft is not published again, so each call gets a new one.
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

/** The longest text for each place that fits into the body. */
function largest(endpoint: Endpoint, full: unknown, places: TextPlace[], shape: (length: number) => string) {
  const texts = places.reduce((sum, { path }) => sum + countPlace(full, path), 0);
  const room = endpoint.file ? fieldBytes : bodyBytes / texts;
  return places.map(({ path, maxLength }) => ({ path, text: cut(shape, Math.min(maxLength, room), room) }));
}

/** Shortens a text to a number of bytes, as non-Latin letters and JSON escapes take several. */
function cut(shape: (length: number) => string, length: number, bytes: number): string {
  const text = shape(Math.floor(length));
  const size = Buffer.byteLength(JSON.stringify(text));
  return size <= bytes ? text : shape(Math.max(0, Math.floor((length * bytes) / size) - 2));
}

/** The bodies of an endpoint: an example, one with every field, and the places in it for texts. */
function bodiesOf(endpoint: Endpoint) {
  const { params = {}, body: given } = exampleOf(endpoint);
  const full = fullBody(endpoint, given);
  // Fields of a full body may exclude each other; the example is always valid.
  const workable = workableBody(full, given);
  const base = endpoint.body.safeParse(workable).success ? workable : given;
  return { params, full, base, places: textPlaces(endpoint, full) };
}

describe('every endpoint', () => {
  const named = server.endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
  const timeout = 3_600_000;

  test(
    'answers the largest texts in time, accepted or refused',
    () =>
      expectEvery(named, async (_name, endpoint) => {
        const { params, full, base, places } = bodiesOf(endpoint);
        if (places.length === 0) return;
        for (const [name, shape] of Object.entries(adversarialTexts)) {
          const allowed = places.flatMap((place) => {
            const text = longestAllowed(endpoint.body, base, place, shape);
            return text === null ? [] : [{ path: place.path, text }];
          });
          const inputs = {
            [`${name}, as long as allowed`]: withTexts(base, allowed),
            [`${name}, as long as the body may be`]: withTexts(full, largest(endpoint, full, places, shape)),
          };
          for (const [input, body] of Object.entries(inputs)) {
            await expectQuick(endpoint, input, async () => ({ params, ...(await payloadOf(endpoint, body)) }));
          }
        }
      }),
    timeout,
  );

  test(
    'answers values of the wrong type in time',
    () =>
      expectEvery(named, async (_name, endpoint) => {
        const { params, full, base } = bodiesOf(endpoint);
        for (const [name, value] of Object.entries(adversarialValues)) {
          await expectQuick(endpoint, `${name} as the body`, async () => ({ params, payload: value(bodyBytes) }));
          const fields = endpoint.file ? [] : Object.entries((full as object | undefined) ?? {});
          const nested = fields.filter(([, part]) => typeof part === 'object' && part !== null);
          for (const [field] of [...fields.slice(0, 1), ...nested]) {
            const rest = JSON.stringify({ ...(base as object), [field]: '' });
            const payload = rest.replace(`"${field}":""`, () => `"${field}":${value(bodyBytes - rest.length)}`);
            await expectQuick(endpoint, `${name} as ${field}`, async () => ({ params, payload }));
          }
        }
      }),
    timeout,
  );

  test(
    'with a part in its path answers the longest URLs in time',
    () =>
      expectEvery(
        named.filter(([name]) => name.includes(':')),
        async (_name, endpoint) => {
          const { params, base } = bodiesOf(endpoint);
          const { payload } = base === undefined ? {} : await payloadOf(endpoint, base);
          for (const [name, shape] of Object.entries(adversarialTexts)) {
            for (const param of Object.keys(params)) {
              const text = shape(1500);
              const sent = { params: { ...params, [param]: text }, ...(payload && !endpoint.file ? { payload } : {}) };
              await expectQuick(endpoint, `${name} as ${param}`, async () => sent);
            }
          }
        },
      ),
    timeout,
  );
});

test('headers of the maximum length are parsed in time', async () => {
  const endpoint = server.endpoints.find(({ path }) => path === '/user/login') as Endpoint;
  const payload = JSON.stringify({ login_type: 'email', email: 'nobody@test.example', password });
  const headers = ['authorization', 'user-agent', 'accept-encoding', 'accept-language', 'cookie', 'x-forwarded-for'];
  for (const [name, shape] of Object.entries(adversarialTexts)) {
    const text = shape(15_000).replace(/[^\t\x20-\x7e]/g, ' ');
    for (const header of headers) {
      await expectQuick(endpoint, `${name} as ${header}`, async () => ({ payload, headers: { [header]: text } }));
    }
  }
}, 300_000);

test('the largest allowed input was processed, not only refused', () => {
  for (const path of ['/user/add-product', '/user/listings/:id', '/user/ask', '/user/profile', '/user/messages']) {
    expect([...answers]).toContain(`POST ${path} 200`);
  }
});

afterAll(() => {
  takeErrors();
  if (!process.env.EVENT_LOOP_REPORT) return;
  const worst = slowest.toSorted((one, other) => other.ms - one.ms).slice(0, Number(process.env.EVENT_LOOP_REPORT));
  console.table(worst.map(({ ms, ...rest }) => ({ ms: Number(ms.toFixed(1)), ...rest })));
});
