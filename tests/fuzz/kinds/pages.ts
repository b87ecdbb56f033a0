import fc, { type Arbitrary } from 'fast-check';
import { encodeForPath, hostileText, mark } from '../inputs/hostile.ts';
import type { Kind } from '../kind.ts';
import type { Shot } from '../shot.ts';
import type { World } from '../world.ts';

/** Every page and its data requests, at unexpected addresses. */
export const pages: Kind = {
  name: 'pages',
  shots: (world) =>
    fc.oneof(
      { weight: 4, arbitrary: pageShots(world) },
      { weight: 1, arbitrary: dataShots(world) },
      { weight: 1, arbitrary: otherShots },
    ),
};

const names = [
  'q',
  'cursor',
  'next',
  'category',
  'min',
  'max',
  'min_price',
  'max_price',
  'country',
  'sort',
  'lang',
  'language',
  'page',
  'index',
  '_routes',
  '__proto__',
  'tab',
  'state',
];
const some = [
  '1',
  '2',
  '3000',
  '3100',
  'lamp',
  'th',
  'price_up',
  'MS4x',
  '//evil.example',
  'https://evil.example',
  '/storefront',
  `"'><script>${mark}`,
];

const value = fc.oneof(
  hostileText.map((text) => text.slice(0, 2500)),
  fc.constantFrom(...some),
);

const query: Arbitrary<string> = fc
  .array(
    fc.tuple(
      fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(...names) },
        { weight: 1, arbitrary: hostileText.map((text) => text.slice(0, 300)) },
      ),
      value,
    ),
    { maxLength: 3 },
  )
  .map((pairs) =>
    pairs.length > 0
      ? `?${pairs.map(([name, text]) => `${encodeForPath(name)}=${encodeForPath(text)}`).join('&')}`
      : '',
  );

/** An address for a route pattern with arbitrary ids and splats. */
function address({ pages: patterns, known }: World): Arbitrary<string> {
  const filling = fc.oneof(
    { weight: 2, arbitrary: value },
    { weight: 1, arbitrary: fc.constantFrom(...(known.id ?? []), ...(known.category_id ?? [])) },
  );
  return fc
    .record({ pattern: fc.constantFrom(...patterns), first: filling, second: filling })
    .map(({ pattern, first, second }) => {
      const texts = [first, second].map((text) => encodeForPath(text));
      return `/${pattern.replace(/:\w+\??|\*/g, () => texts.shift() ?? '')}`;
    });
}

function pageShots(world: World): Arbitrary<Shot> {
  return fc
    .record({ path: address(world), query, slash: fc.constantFrom('', '', '/', '//', '%2f') })
    .map(({ path, query: asked, slash }) => ({ method: 'GET', target: path + slash + asked, isPage: true }));
}

/** The router's data and manifest requests. */
function dataShots(world: World): Arbitrary<Shot> {
  const data = fc.record({ path: address(world), query }).map(({ path, query: asked }) => `${path}.data${asked}`);
  const manifest = fc
    .record({ paths: fc.array(value, { maxLength: 3 }), version: value })
    .map(
      ({ paths, version }) =>
        `/__manifest?${paths.map((path) => `p=${encodeForPath(path)}`).join('&')}&paths=${paths.map(encodeForPath).join(',')}&version=${encodeForPath(version)}`,
    );
  return fc.oneof(data, manifest).map((target) => ({ method: 'GET', target }));
}

const others = [
  '/sitemap-products-0.xml',
  '/sitemap-products-999999.xml',
  '/sitemap-products-1e9.xml',
  '/sitemap-products-.xml',
  '/sitemap-sellers-99999999.xml',
  '/sitemap-sellers-1.xml',
  '/_root.data',
  '/root.data?_routes=root',
  '/.data',
  '/index.data',
  '/?index',
  '/?index=&_data=routes/home',
  '/assets/',
  '/api/',
  '/api/v1/',
  '/api/docs/',
  '/metrics',
  '/.well-known/security.txt',
  '/index.html',
  '/@vite/client',
  '/server/main.ts',
  '/healthz/',
  '/HEALTHZ',
];

const otherShots: Arbitrary<Shot> = fc
  .record({
    target: fc.constantFrom(...others),
    method: fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE'),
    query,
  })
  .map(({ target, method, query: asked }) => ({ method, target: target.includes('?') ? target : target + asked }));
