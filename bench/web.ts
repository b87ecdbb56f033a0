import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { launch } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { startBenchSite } from './site.ts';

/** `npm run bench:web`: Lighthouse as on a phone for the pages most people see, and what they load. */
const runs = 3;
const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Report = RunnerResult['lhr'];

async function getPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address() as AddressInfo;
  probe.close();
  return free;
}

const score = ({ categories: scored }: Report, name: string) => Math.round((scored[name]?.score ?? 0) * 100);
const value = ({ audits }: Report, name: string) => audits[name]?.numericValue ?? 0;

/** Compressed bytes of one kind, in kilobytes. */
function kilobytes({ audits }: Report, resourceType: string): number {
  const details = audits['network-requests']?.details as
    | { items: { resourceType?: string; transferSize: number }[] }
    | undefined;
  const items = (details?.items ?? []).filter((item) => item.resourceType === resourceType);
  return items.reduce((sum, item) => sum + item.transferSize, 0) / 1024;
}

/** Everything that did not reach the full score, so that it can be mended. */
function complaints({ categories: scored, audits }: Report): string[] {
  const wanted = categories.slice(1).flatMap((name) => scored[name]?.auditRefs ?? []);
  return wanted
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}`);
}

// Canonical addresses name the site's origin, so it must be known before it starts.
const port = await getPort();
const site = await startBenchSite({
  ...{ SNAPBAZAAR_DEMO: 'on', DEMO_PRODUCTS: '320' },
  ...{ PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` },
});
const chrome = await launch({ chromePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', chromeFlags });
try {
  const answer = await fetch(`${site.address}/api/v1/user/all-products`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ category_id: '3000', limit: 1 }),
  });
  const { products } = (await answer.json()) as { products: { id: string }[] };
  const pages = ['/', '/products/3000', `/product/${products[0]?.id}`, '/search?q=lamp', '/design', '/signin-user'];
  console.log(
    '\n| page | performance | accessibility | best practices | SEO | LCP ms | CLS | blocking ms | JS KB | CSS KB | images KB |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|---|');
  for (const page of pages) {
    await fetch(`${site.address}${page}`);
    const reports: Report[] = [];
    for (let run = 0; run < runs; run += 1) {
      const options = { port: chrome.port, onlyCategories: [...categories], logLevel: 'error' as const };
      const result = await lighthouse(`${site.address}${page}`, options);
      if (result) reports.push(result.lhr);
    }
    // The middle run by speed: a busy machine slows single runs.
    const [report] = reports
      .toSorted((a, b) => score(a, 'performance') - score(b, 'performance'))
      .slice(Math.floor(reports.length / 2));
    if (!report) throw new Error(`Lighthouse had nothing to say of ${page}.`);
    const figures = [
      ...categories.map((name) => score(report, name)),
      value(report, 'largest-contentful-paint').toFixed(0),
      value(report, 'cumulative-layout-shift').toFixed(3),
      value(report, 'total-blocking-time').toFixed(0),
      ...['Script', 'Stylesheet', 'Image'].map((kind) => kilobytes(report, kind).toFixed(1)),
    ];
    console.log(`| ${page} | ${figures.join(' | ')} |`);
    for (const complaint of complaints(report)) console.log(`  ${complaint}`);
  }
} finally {
  chrome.kill();
  await site.stop();
}
