import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { productPageSize } from '../../../contracts/marketplace/listings.ts';
import { runPgbench } from '../pgbench.ts';
import { type Question, type QuestionName, readQuestions } from '../questions.ts';
import type { BenchShop } from '../shops.ts';
import { type BenchSite, startBenchSite, startServer } from '../site.ts';
import type { Opened } from '../while-open.ts';
import { type Contender, connections, served } from './comparison.ts';

/** A shop with its servers: ours and the minimal peer, each in its own process. */
export interface OpenShop {
  products: number;
  url: string;
  site: BenchSite;
  peer: BenchSite;
  questions: Record<QuestionName, Question>;
}

export interface Comparison {
  what: string;
  contenders: Contender[];
}

export async function serveShop(products: number, { url }: BenchShop, opened: Opened): Promise<OpenShop> {
  return {
    products,
    url,
    site: await opened(startBenchSite({ DATABASE_URL: url, WORKER: 'off' })),
    peer: await opened(startServer(['bench/support/peers/peers.ts', url])),
    questions: await readQuestions(url),
  };
}

interface Parts {
  small: OpenShop;
  large: OpenShop;
  /** A shop with a search index: a million products in seven languages take 21 GB. */
  searched: OpenShop;
  copies: BenchSite;
  pgbench: string | null;
}

const asBrowser = { headers: { 'accept-encoding': 'br' } };
const costAtMost = 1.3;

/** All measurements, each with its peers on the same data. */
export async function listComparisons({ small, large, searched, copies, pgbench }: Parts): Promise<Comparison[]> {
  const call = (what: string, name: QuestionName, larger: OpenShop) => ({
    what,
    contenders: callContenders(name, small, larger, pgbench),
  });
  return [
    call('category call', 'category', large),
    call('deep page', 'deep page', large),
    call('product call', 'product', large),
    call('search', 'search', searched),
    call('search, a word of every second listing', 'common word', searched),
    { what: 'Home, cached', contenders: pageContenders('/', small, large, copies) },
    { what: 'browse page, cached', contenders: pageContenders('/products/3000', small, large, copies) },
    { what: 'page made anew (deep)', contenders: freshPageContenders(small, large) },
    { what: 'static asset', contenders: await assetContenders(small, copies) },
    { what: 'health', contenders: healthContenders(small, copies) },
  ];
}

function bothSizes(
  small: OpenShop,
  large: OpenShop,
  load: (shop: OpenShop) => Parameters<typeof served>[3],
): [Contender, Contender] {
  const smaller = served('Snapbazaar', small.products, small.site, load(small));
  const larger = served('Snapbazaar', large.products, large.site, load(large));
  return [smaller, { ...larger, against: { type: 'cost of', smaller, atMost: costAtMost } }];
}

function callContenders(name: QuestionName, small: OpenShop, large: OpenShop, pgbench: string | null): Contender[] {
  const ours = bothSizes(small, large, ({ questions }) => questions[name].call);
  const peers = ours.flatMap((own, at): Contender[] => {
    const { products, peer, url, questions } = at === 0 ? small : large;
    const { call, statements } = questions[name];
    const load = { ...call, path: `/${name.replace(' ', '-')}${call.path}` };
    const bare = served('Fastify + pg, same statements', products, peer, load);
    const alone: Contender = {
      ...{ who: 'pgbench, same statements', products, against: { type: 'speed of', ours: own } },
      run: async (seconds) => ({
        ...(await runPgbench(pgbench ?? '', { url, statements, connections, seconds })),
        cpuMs: null,
      }),
    };
    return [{ ...bare, against: { type: 'speed of', ours: own, atLeast: 0.7 } }, ...(pgbench ? [alone] : [])];
  });
  return [...ours, ...peers];
}

function pageContenders(page: string, small: OpenShop, large: OpenShop, copies: BenchSite): Contender[] {
  const [ours, larger] = bothSizes(small, large, () => ({ path: page, ...asBrowser }));
  const json = served(`Fastify, ${productPageSize} products as JSON`, null, small.peer, { path: '/ready' });
  const copy = served('node:http, the same bytes', null, copies, { path: page, ...asBrowser });
  return [
    ...[ours, larger],
    { ...json, against: { type: 'speed of', ours, atLeast: 0.5 } },
    { ...copy, against: { type: 'speed of', ours } },
  ];
}

function freshPageContenders(small: OpenShop, large: OpenShop): Contender[] {
  const cursorOf = ({ questions }: OpenShop) => (questions['deep page'].call.body as { cursor: string }).cursor;
  const [ours, larger] = bothSizes(small, large, (shop) => ({
    path: `/products/3000?cursor=${cursorOf(shop)}`,
    ...asBrowser,
  }));
  const { call } = small.questions['deep page'];
  const data = served('Snapbazaar, its data alone', small.products, small.site, call);
  return [ours, larger, { ...data, against: { type: 'speed of', ours } }];
}

async function assetContenders({ site }: OpenShop, copies: BenchSite): Promise<Contender[]> {
  const files = await readdir(path.join(import.meta.dirname, '..', '..', '..', 'build', 'client', 'assets'));
  const entry = files.find((name) => /^entry\.client-.*\.js$/.test(name));
  if (!entry) throw new Error('The build has no entry script.');
  const load = { path: `/assets/${entry}`, ...asBrowser };
  const ours = served('Snapbazaar', null, site, load);
  const copy = served('node:http, the same bytes', null, copies, load);
  return [ours, { ...copy, against: { type: 'speed of', ours } }];
}

function healthContenders({ site, peer }: OpenShop, copies: BenchSite): Contender[] {
  const load = { path: '/healthz' };
  const ours = served('Snapbazaar', null, site, load);
  return [
    ours,
    { ...served('Fastify, the same JSON', null, peer, load), against: { type: 'speed of', ours } },
    { ...served('node:http, the same bytes', null, copies, load), against: { type: 'speed of', ours } },
  ];
}
