import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FetchEvent } from './worker-scope.ts';

const site = 'https://shop.example';
/** What the network answers, by path; everything else fails as without a connection. */
let network: Record<string, string>;
let offline: typeof import('./offline.ts');

beforeEach(async () => {
  network = {
    '/th/offline': '<script src="/assets/entry-th.js"></script>',
    '/assets/entry-th.js': 'first',
    '/th/cart': 'cart',
  };
  vi.stubGlobal('buildVersion', 'second');
  vi.stubGlobal('fetch', vi.fn(answerFromNetwork));
  vi.stubGlobal('caches', fakeCaches());
  vi.resetModules();
  offline = await import('./offline.ts');
  return () => vi.unstubAllGlobals();
});

const pathOf = (request: Request | string) =>
  new URL(typeof request === 'string' ? request : request.url, site).pathname;

async function answerFromNetwork(request: Request | string): Promise<Response> {
  const text = network[pathOf(request)];
  if (text === undefined) throw new TypeError('Failed to fetch');
  return new Response(text);
}

function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>([
    ['snapbazaar.build-first', new Map()],
    ['snapbazaar.photo', new Map()],
  ]);
  return {
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    async open(name: string) {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      const put = async (request: Request | string, response: Response) => void store.set(pathOf(request), response);
      return {
        put,
        match: async (request: Request | string) => store.get(pathOf(request))?.clone(),
        keys: async () => [...store.keys()].map((path) => ({ url: site + path })),
        add: async (path: string) => put(path, await answerFromNetwork(path)),
      };
    },
  };
}

const opened = (path: string, preloadResponse?: Promise<Response>) =>
  ({ request: { url: site + path }, preloadResponse }) as unknown as FetchEvent;

const disconnect = () => {
  network = {};
};

describe('a page', () => {
  test('comes from the server each time, and is not stored', async () => {
    expect(await (await offline.answerPage(opened('/th/cart'))).text()).toBe('cart');
    network['/th/cart'] = 'another cart';
    expect(await (await offline.answerPage(opened('/th/cart'))).text()).toBe('another cart');
  });

  test('is what the browser began to load while the worker started', async () => {
    const preloaded = Promise.resolve(new Response('preloaded'));
    expect(await (await offline.answerPage(opened('/th/cart', preloaded))).text()).toBe('preloaded');
  });

  test('leads without a connection to the offline page of its language, and names where to return to', async () => {
    await offline.keepOfflinePage('/th/cart');
    disconnect();
    const { status, headers } = await offline.answerPage(opened('/th/orders?state=paid'));
    expect(status).toBe(302);
    expect(headers.get('location')).toBe('https://shop.example/th/offline?back=%2Fth%2Forders%3Fstate%3Dpaid');
  });

  test('leads to the offline page of another language where that is all there is', async () => {
    await offline.keepOfflinePage('/th');
    disconnect();
    const { headers } = await offline.answerPage(opened('/cart'));
    expect(headers.get('location')).toBe('https://shop.example/th/offline?back=%2Fcart');
  });

  test('fails as it would without a worker before an offline page is stored', async () => {
    disconnect();
    await expect(offline.answerPage(opened('/cart'))).rejects.toThrow('Failed to fetch');
  });
});

describe('the offline page', () => {
  test('is shown from this browser with its files', async () => {
    await offline.keepOfflinePage('/th/cart');
    disconnect();
    const page = await offline.answerPage(opened('/th/offline?back=%2Fth%2Fcart'));
    expect(await page.text()).toContain('/assets/entry-th.js');
    const script = await offline.answerAsset({ url: `${site}/assets/entry-th.js` } as Request);
    expect(await script.text()).toBe('first');
  });

  test('is not stored without one of its files, so that it is asked for again', async () => {
    delete network['/assets/entry-th.js'];
    await expect(offline.keepOfflinePage('/th')).rejects.toThrow();
    network['/assets/entry-th.js'] = 'first';
    await offline.keepOfflinePage('/th');
    disconnect();
    expect((await offline.answerPage(opened('/th'))).status).toBe(302);
  });
});

test('a new build deletes what the one before it stored, and nothing else', async () => {
  await offline.keepOfflinePage('/th');
  await offline.deleteEarlierBuilds();
  expect(await caches.keys()).toEqual(['snapbazaar.photo', 'snapbazaar.build-second']);
});
