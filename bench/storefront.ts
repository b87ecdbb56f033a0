import { readFile } from 'node:fs/promises';
import { type Load, median, runLoad } from './load.ts';
import { openShop } from './shops.ts';
import { type BenchSite, startBenchSite, startServer } from './site.ts';

/** `npm run bench:storefront`: the pages most people see, against bare peers and against a hundred times the goods. */
const rounds = 5;
const seconds = 3;
const connections = 8;
const aisle = { category_id: '3000', limit: 40 };

interface Contender {
  site: BenchSite;
  load: Omit<Load, 'connections' | 'seconds'>;
}

interface Measured {
  rate: number;
  cpuMs: number;
}

async function cpuMsOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function measure({ site, load }: Contender): Promise<Measured> {
  const before = await cpuMsOf(site.pid);
  const { requestsPerSecond, failures, requests } = await runLoad({ ...load, connections, seconds });
  if (failures > 0) throw new Error(`${failures} of ${requests} requests to ${load.address} failed.`);
  return { rate: requestsPerSecond, cpuMs: ((await cpuMsOf(site.pid)) - before) / requests };
}

/** Runs both in turn, so that what else the machine does falls on both alike. */
async function compare(name: string, ours: Contender, theirs: Contender, goal: string): Promise<void> {
  for (const contender of [ours, theirs]) await runLoad({ ...contender.load, connections, seconds: 1 });
  const results: [Measured, Measured][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 === 0 ? await measure(ours) : null;
    const second = await measure(theirs);
    results.push([first ?? (await measure(ours)), second]);
  }
  const ratio = (pick: (pair: [Measured, Measured]) => number) => median(results.map(pick)).toFixed(2);
  const middle = (pick: (pair: [Measured, Measured]) => number, digits: number) =>
    median(results.map(pick)).toFixed(digits);
  console.log(
    `| ${name} | ${middle(([a]) => a.rate, 0)} | ${middle(([, b]) => b.rate, 0)} | ${ratio(([a, b]) => a.rate / b.rate)} ` +
      `| ${middle(([a]) => a.cpuMs, 2)} | ${middle(([, b]) => b.cpuMs, 2)} | ${goal} |`,
  );
}

const call = (site: BenchSite, body: object): Contender => ({
  site,
  load: { address: `${site.address}/api/v1/user/all-products`, method: 'POST', body },
});

/** The marker of a page far down the aisle, reached as a reader would: page by page. */
async function deepCursor(site: BenchSite, pages: number): Promise<string> {
  let cursor: string | undefined;
  for (let page = 0; page < pages; page += 1) {
    const response = await fetch(`${site.address}/api/v1/user/all-products`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ category_id: aisle.category_id, limit: 100, cursor }),
    });
    const answer = (await response.json()) as { next_cursor: string | null };
    if (!answer.next_cursor) break;
    cursor = answer.next_cursor;
  }
  return cursor ?? '';
}

const undo: (() => Promise<void>)[] = [];
try {
  const opened = async <Part extends { stop(): Promise<void> }>(part: Promise<Part>) => {
    const ready = await part;
    undo.push(() => ready.stop());
    return ready;
  };
  const small = await opened(openShop(10_000));
  const large = await opened(openShop(1_000_000));
  const [site, largeSite, peer] = [
    await opened(startBenchSite({ DATABASE_URL: small.url, WORKER: 'off' })),
    await opened(startBenchSite({ DATABASE_URL: large.url, WORKER: 'off' })),
    await opened(startServer(['bench/peers.ts', small.url])),
  ];

  console.log('\n| what | ours, requests/s | peer, requests/s | ratio | ours, CPU-ms | peer, CPU-ms | goal |');
  console.log('|---|---|---|---|---|---|---|');
  const theirCall: Contender = {
    site: peer,
    load: { address: `${peer.address}/products`, method: 'POST', body: aisle },
  };
  await compare('category call, against Fastify + pg', call(site, aisle), theirCall, '≥ 0.7');
  const page: Contender = {
    site,
    load: { address: `${site.address}/products/3000`, headers: { 'accept-encoding': 'br' } },
  };
  const ready: Contender = { site: peer, load: { address: `${peer.address}/ready` } };
  await compare('cached page, against Fastify JSON', page, ready, '≥ 0.5');
  await compare('first page of 1,000,000, against 10,000', call(largeSite, aisle), call(site, aisle), '≥ 0.77');
  const [deep, deepSmall] = [await deepCursor(largeSite, 300), await deepCursor(site, 5)];
  await compare(
    'deep page of 1,000,000 (30,000 down), against 10,000 (500 down)',
    call(largeSite, { ...aisle, cursor: deep }),
    call(site, { ...aisle, cursor: deepSmall }),
    '≥ 0.77',
  );
} finally {
  for (const step of undo.reverse()) await step();
}
