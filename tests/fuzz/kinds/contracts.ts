import fc, { type Arbitrary } from 'fast-check';
import { apiBase, type Endpoint } from '../../../contracts/endpoint.ts';
import { jsonSchemaOf } from '../../../server/platform/http/documentation/openapi.ts';
import { listingForm } from '../../support/selling/listing-form.ts';
import { type Known, keeping, nearly, type Schema } from '../inputs/from-schema.ts';
import { encodeForPath, hostileText, toJson } from '../inputs/hostile.ts';
import { formType, multipart } from '../inputs/multipart.ts';
import type { Kind } from '../kind.ts';
import { type Caller, callers, type Shot } from '../shot.ts';
import type { World } from '../world.ts';

/** Every API call with valid and nearly valid values. */
export const contracts: Kind = {
  name: 'contracts',
  shots: (world) => fc.oneof(...world.endpoints.filter((it) => !makesPictures(it)).map((it) => callsOf(it, world))),
};

/** The same for calls that process pictures. */
export const pictureContracts: Kind = {
  name: 'picture-contracts',
  shots: (world) => fc.oneof(...world.endpoints.filter(makesPictures).map((it) => callsOf(it, world))),
  isHeavy: true,
};

function makesPictures({ file, path }: Endpoint): boolean {
  return file !== undefined || /photo-edits|ad-pictures/.test(path);
}

/** Calls that end the account or its session. */
const farewells = ['/user/close', '/user/logout', '/user/password'];

function callsOf(endpoint: Endpoint, world: World): Arbitrary<Shot> {
  const calls = fc.record({
    caller: callerOf(endpoint),
    params: valuesOf(endpoint.params, world.known) as Arbitrary<Record<string, unknown> | undefined>,
    body:
      endpoint.path === '/user/add-product' ? nearly(fc.constant(listingForm())) : valuesOf(endpoint.body, world.known),
    query: fc.option(hostileText, { freq: 6, nil: undefined }),
  });
  return calls.map(({ caller, params, body, query }) => ({
    method: endpoint.method,
    target: `${apiBase}${fillIn(endpoint.path, params)}${queryOf(endpoint, body, query)}`,
    caller,
    endpoint,
    ...(endpoint.method === 'GET' ? {} : endpoint.file ? asForm(body, endpoint.file, world) : asJson(body)),
  }));
}

/** What a GET is asked for is its query string, mostly well formed. */
function queryOf({ method }: Endpoint, body: unknown, odd: string | undefined): string {
  if (odd !== undefined) return `?${encodeForPath(odd)}`;
  if (method !== 'GET' || typeof body !== 'object' || body === null) return '';
  const pairs = Object.entries(body).map(([name, value]) => `${encodeForPath(name)}=${encodeForPath(asText(value))}`);
  return `?${pairs.join('&')}`;
}

function callerOf({ access, path }: Endpoint): Arbitrary<Caller> {
  const allowed = access === 'customer' ? 'customer' : 'seller';
  const usual: Caller = access === 'open' ? 'guest' : farewells.includes(path) ? 'leaver' : allowed;
  const others = callers.filter((caller) => !farewells.includes(path) || !['seller', 'customer'].includes(caller));
  return fc.oneof({ weight: 6, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) });
}

function valuesOf(schema: Endpoint['body'], known: Known): Arbitrary<unknown> {
  const json = jsonSchemaOf(schema, 'input') as Schema | null;
  if (!json) return fc.constant(undefined);
  const right = keeping(json, known);
  return fc.oneof(right, nearly(right), nearly(right));
}

function fillIn(path: string, params: Record<string, unknown> | undefined): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeForPath(asText(params?.[name])));
}

/** Avoids `String`, because a hostile value may have a hostile `toString`. */
function asText(value: unknown): string {
  return typeof value === 'string' ? value : toJson(value ?? null);
}

function asJson(body: unknown): Partial<Shot> {
  return body === undefined ? {} : { headers: [['Content-Type', 'application/json']], body: Buffer.from(toJson(body)) };
}

function asForm(body: unknown, file: string, { gallery }: World): Partial<Shot> {
  const fields = Object.entries((body ?? {}) as object).map(([name, value]) => ({
    name: name.replace(/["\r\n]/g, '_'),
    content: Buffer.from(asText(value)),
  }));
  const photo = { name: file, fileName: 'photo.jpg', type: 'image/jpeg', content: gallery.whole.jpeg as Buffer };
  return {
    headers: [['Content-Type', formType]],
    body: multipart([...fields, photo]),
    note: toJson(body ?? null).slice(0, 300),
  };
}
