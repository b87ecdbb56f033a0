import { z } from 'zod';
import { defineJob, handleJob } from '../server/platform/jobs/job.ts';
import { openQueue } from '../server/platform/jobs/queue.ts';
import { cpuMsOf } from './support/peers/comparison.ts';
import { type BenchShop, openShop } from './support/shops.ts';
import { type BenchSite, startBenchSite } from './support/site.ts';

/** `npm run bench:cost`: CPU time and bytes sent for each kind of uncached page, and jobs per second. */
const products = 20_000;
const pages = 200;
const jobs = 2000;

const searches = [
  'black shirt',
  'phone case',
  'wooden toy',
  'red lamp',
  'coffee',
  'กระเป๋า',
  '耳机',
  'zapatos',
  'がま口',
  '가방',
];
const noPageCache = { PAGE_CACHE_SECONDS: '0', PAGE_CACHE_STALE_SECONDS: '0' };
const cases: Record<string, (at: number) => string> = {
  'product page': (at) => `/product/${1 + at * 37}`,
  // A unique query string, so that no cache answers.
  'category page': (at) => `/products/3000?visit=${at}`,
  'search page': (at) => `/search?q=${encodeURIComponent(searches[at % searches.length] ?? '')}`,
  'home page': () => '/',
};

async function measurePages(site: BenchSite, addressOf: (at: number) => string) {
  const visit = async (at: number) => {
    const response = await fetch(site.address + addressOf(at), { headers: { 'accept-encoding': 'identity' } });
    if (!response.ok) throw new Error(`${addressOf(at)} answered ${response.status}.`);
    return (await response.arrayBuffer()).byteLength;
  };
  for (let at = 0; at < 30; at += 1) await visit(pages + at);
  const [before, began] = [(await cpuMsOf(site.pid)) ?? Number.NaN, performance.now()];
  let bytes = 0;
  for (let at = 0; at < pages; at += 1) bytes += await visit(at);
  return {
    cpuMs: (((await cpuMsOf(site.pid)) ?? Number.NaN) - before) / pages,
    ms: (performance.now() - began) / pages,
    kb: bytes / pages / 1024,
  };
}

/** Empty jobs with one worker and no concurrency, to measure the queue itself. */
async function measureQueue({ url, database: { db } }: BenchShop): Promise<number> {
  const idle = defineJob({ name: 'bench-idle', payload: z.object({}), deadlineSeconds: 60, retries: 0 });
  const queue = await openQueue({ url, jobs: [idle], concurrency: 4, stopSeconds: 5, onError: console.error });
  const done = Promise.withResolvers<void>();
  let count = 0;
  for (let at = 0; at < jobs; at += 1) await queue.enqueue(db, idle, {});
  const began = performance.now();
  await queue.work([
    handleJob(idle, async () => {
      count += 1;
      if (count === jobs) done.resolve();
    }),
  ]);
  await done.promise;
  const rate = jobs / ((performance.now() - began) / 1000);
  await queue.stop();
  return rate;
}

const shop = await openShop(products, { isSearchable: true });
try {
  const site = await startBenchSite({ DATABASE_URL: shop.url, WORKER: 'off', ...noPageCache });
  console.log(
    '\n| not in any cache | server, CPU-ms | one after the other, ms | KB, not compressed |\n|---|---|---|---|',
  );
  for (const [name, addressOf] of Object.entries(cases)) {
    const { cpuMs, ms, kb } = await measurePages(site, addressOf);
    console.log(`| ${name} | ${cpuMs.toFixed(1)} | ${ms.toFixed(1)} | ${kb.toFixed(0)} |`);
  }
  await site.stop();
  console.log(`\njobs that do nothing, one worker: ${(await measureQueue(shop)).toFixed(0)} a second`);
} finally {
  await shop.stop();
}
