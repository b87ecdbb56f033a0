import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import pg from 'pg';
import { minuteMs } from '../../contracts/durations.ts';
import { startBundledPostgres } from '../../server/platform/db/bundled-postgres/bundled-postgres.ts';
import { freePort } from '../../tests/support/site/free-port.ts';
import { createBenchFolder } from '../support/bench-folder.ts';
import { startBenchSite } from '../support/site.ts';
import { type Opened, whileOpen } from '../support/while-open.ts';
import { choosePages, type DemoIds, inLanguages, type PublicPage } from './pages.ts';
import { measureTap } from './reader.ts';
import { measureScrolling, type Scrolling, wantedCards } from './scroll.ts';
import { categories, type Form, scoreGoals, types, type Visit, visitPage } from './visit.ts';

/**
 * `npm run bench:web`: Lighthouse scores of every public page on phone and desktop, bytes loaded, tap latency, and scrolling
 * of a long list. `-- --visits 1` runs once, `-- --pages home,browse` selects pages, `-- --languages th,ja` their languages,
 * and `-- --on phone` the device.
 */
const { values } = parseArgs({
  options: {
    visits: { type: 'string', default: '3' },
    pages: { type: 'string' },
    languages: { type: 'string', default: 'en' },
    on: { type: 'string', default: 'phone,desktop' },
  },
});
const visits = Number(values.visits);
if (!Number.isInteger(visits) || visits < 1) throw new Error('Say how many visits: npm run bench:web -- --visits 1');
const pages = inLanguages(choosePages(values.pages), values.languages);
const forms = (['phone', 'desktop'] as const).filter((form: Form) => values.on.split(',').includes(form));
if (forms.length === 0) throw new Error('Say where: npm run bench:web -- --on phone');
const secondsAVisit = 12;

const vitalGoals = { lcpMs: 2500, cls: 0.1, inpMs: 200 };
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

interface Row extends Visit {
  page: PublicPage;
  form: Form;
  inpMs: number;
}

function missed({ page, scores, lcpMs, cls, inpMs }: Row): string[] {
  const wanted = categories.filter((name) => !page.notWanted?.includes(name));
  return [
    ...wanted.filter((name) => scores[name] < scoreGoals[name]),
    ...(lcpMs > vitalGoals.lcpMs ? ['LCP'] : []),
    ...(cls > vitalGoals.cls ? ['CLS'] : []),
    ...(inpMs > vitalGoals.inpMs ? ['INP'] : []),
  ];
}

function printPages(rows: Row[]): void {
  console.log(
    `\nGoals: ${Object.values(scoreGoals).join('/')}, LCP ≤ ${vitalGoals.lcpMs} ms, CLS ≤ ${vitalGoals.cls}, INP ≤ ${vitalGoals.inpMs} ms.` +
      ' Kilobytes are compressed, as sent. Where search engines are kept away, SEO is no goal.\n',
  );
  const heads = ['page', 'on', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP ms', 'CLS', 'blocking ms'];
  const all = [...heads, 'INP ms', ...types.map((type) => `${type.toLowerCase()} KB`), 'goals'];
  console.log(`| ${all.join(' | ')} |\n|${'---|'.repeat(all.length)}`);
  for (const row of rows) {
    const { page, form, scores, lcpMs, cls, blockingMs, inpMs, kilobytes } = row;
    const cells = [
      ...[page.name, form, ...categories.map((name) => scores[name])],
      ...[lcpMs.toFixed(0), cls.toFixed(3), blockingMs.toFixed(0), inpMs.toFixed(0)],
      ...[
        ...kilobytes.map((size) => size.toFixed(1)),
        missed(row).length ? `missed: ${missed(row).join(', ')}` : 'met',
      ],
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

function printScrolling({ cards, seconds, longTasks, longestMs, blockingMs }: Scrolling): void {
  console.log(
    '\n| scrolling on a phone, four times slower | cards | s | long tasks | longest ms | blocking ms | goal | |',
  );
  console.log('|---|---|---|---|---|---|---|---|');
  const isMet = longTasks === 0 && cards >= wantedCards;
  const figures = [cards, seconds.toFixed(0), longTasks, longestMs.toFixed(0), blockingMs.toFixed(0)];
  console.log(`| browse | ${figures.join(' | ')} | ${wantedCards} without a long task | ${isMet ? 'met' : 'missed'} |`);
}

async function openDemoShop(opened: Opened) {
  const folder = await createBenchFolder();
  await opened(Promise.resolve({ stop: () => rm(folder, { recursive: true, force: true }) }));
  const postgres = await opened(startBundledPostgres({ dataDir: path.join(folder, 'postgres'), durable: false }));
  // Canonical addresses name the site's origin, so it must be known before it starts.
  const port = await freePort();
  // Background work after the start would compete for the CPU that is measured.
  const atRest = Promise.withResolvers<void>();
  const onOutput = (text: string) => void (/photos can be/i.test(text) && atRest.resolve());
  const site = await opened(
    startBenchSite(
      {
        ...{ DATABASE_URL: postgres.url, SNAPBAZAAR_DEMO: 'on', DEMO_PRODUCTS: '480', EVENT_LIMIT: '1000000' },
        ...{ PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` },
      },
      { onOutput },
    ),
  );
  await atRest.promise;
  const database = new pg.Client(postgres.url);
  await database.connect();
  await opened(Promise.resolve({ stop: () => database.end() }));
  return { site, database };
}

async function readIds(database: pg.Client): Promise<DemoIds> {
  const { rows } = await database.query(
    'select id, seller_id from products where top_category_id = 3000 and is_live limit 1',
  );
  return { productId: String(rows[0].id), sellerId: String(rows[0].seller_id) };
}

/** Moves all demo products into one category to get a long list. */
async function fillOneTopCategory(database: pg.Client): Promise<void> {
  await database.query('update products set top_category_id = 3000');
}

const began = performance.now();
const minutes = Math.ceil((pages.length * forms.length * (visits * secondsAVisit + 16) + 240) / 60);
console.log(
  `Visits ${pages.length} public pages on ${forms.join(' and ')}, ${visits} times each: about ${minutes} minutes.`,
);
if ((loadavg()[0] ?? 0) > 0.5)
  console.log('The machine is busy with other things: performance will look worse than it is.');

await whileOpen(async (opened) => {
  const { site, database } = await openDemoShop(opened);
  const chrome = await launch({ chromePath: process.env.CHROMIUM_PATH, chromeFlags });
  await opened(Promise.resolve({ stop: async () => chrome.kill() }));
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
  const ids = await readIds(database);
  const rows: Row[] = [];
  for (const page of pages) {
    const address = site.address + page.address(ids);
    for (const form of forms) {
      // The first visit renders the page and resizes its pictures; later visits find them cached.
      await measureTap(browser, form, address);
      const visit = await visitPage(address, form, chrome.port, visits);
      rows.push({ page, form, ...visit, inpMs: await measureTap(browser, form, address) });
      console.log(`${page.name}, ${form}: ${categories.map((name) => visit.scores[name]).join('/')}`);
      for (const complaint of visit.complaints) console.log(`  ${complaint}`);
    }
  }
  printPages(rows);
  if (pages.some(({ name }) => name === 'browse')) {
    await fillOneTopCategory(database);
    // A new query string, because the cached page still shows the category as it was.
    const address = `${site.address}/products/3000?sort=newest`;
    // A first pass resizes the pictures, which would compete for the CPU that is measured.
    await measureScrolling(browser, address);
    printScrolling(await measureScrolling(browser, address));
  }
  await browser.close();
  console.log(`\nTook ${((performance.now() - began) / minuteMs).toFixed(1)} minutes.`);
});
