import { execFile } from 'node:child_process';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { readConfig } from '../server/config.ts';
import { bundledPostgresUrl } from '../server/platform/db/bundled-postgres/bundled-postgres.ts';
import { openDatabase } from '../server/platform/db/database.ts';
import { openStorage } from '../server/platform/storage/storage.ts';
import { createBenchFolder } from './support/bench-folder.ts';
import { makeProducts } from './support/data.ts';
import { startBenchSite } from './support/site.ts';

/** `npm run bench:backup -- N`: backs up N products with pictures from a running site under load, and restores them. */
const products = Number(process.argv[2] ?? 10_000);
const folder = await createBenchFolder();
const [from, to] = [path.join(folder, 'from'), path.join(folder, 'to')];
const file = path.join(folder, 'shop.tar');

try {
  const site = await startBenchSite({ SNAPBAZAAR_DATA_DIR: from });
  const shop = openDatabase(await bundledPostgresUrl(path.join(from, 'postgres')), 2, () => undefined);
  await makeProducts(shop.db, products, { isSearchable: true });
  await makePictures(shop);
  const alone = await timePages(site.address, new AbortController().signal, 2000);
  const stopping = new AbortController();
  const visiting = timePages(site.address, stopping.signal);
  const backup = await time(() => run('backup', from));
  stopping.abort();
  const during = await visiting;
  await shop.close();
  await site.stop();
  const restore = await time(() => run('restore', to));
  const again = await startBenchSite({ SNAPBAZAAR_DATA_DIR: to });
  const copy = openDatabase(await bundledPostgresUrl(path.join(to, 'postgres')), 1, () => undefined);
  const { rows } = await copy.pool.query('select count(*)::int as count from products');
  await copy.close();
  await again.stop();
  if (rows[0].count !== products) throw new Error(`${rows[0].count} of ${products} products were restored.`);

  console.table({
    'products and pictures': products,
    'size of the file (MB)': Number(((await stat(file)).size / 1e6).toFixed(1)),
    'backup of the running site (s)': backup.seconds,
    'restore into an empty folder (s)': restore.seconds,
    'memory of backup / restore (MB)': `${backup.megabytes} / ${restore.megabytes}`,
    'a page before, median / p95 (ms)': alone,
    'a page during the backup, median / p95 (ms)': during,
  });
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Each product gets a picture of its own, of the size of a real one. */
async function makePictures(shop: ReturnType<typeof openDatabase>): Promise<void> {
  const storage = await openStorage(readConfig({ SNAPBAZAAR_DATA_DIR: from }));
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const picture = await sharp({ create: { width: 240, height: 240, channels: 3, background: '#888', noise } })
    .webp({ quality: 80 })
    .toBuffer();
  await shop.pool.query(`update products set image = 'bench-' || id || '.webp'`);
  for (let id = 1; id <= products; id += 1) await storage.put(`bench-${id}.webp`, picture, 'image/webp');
}

/** Runs the operator's command as a child process; resolves to its peak memory. */
async function run(command: 'backup' | 'restore', dataDir: string): Promise<number> {
  const env = { ...process.env, SNAPBAZAAR_DATA_DIR: dataDir, DATABASE_URL: '' };
  const report = `process.on('exit', () => console.error('peak', process.resourceUsage().maxRSS))`;
  const args = ['--import', `data:text/javascript,${encodeURIComponent(report)}`, 'build/app/main.js', command, file];
  const { stderr } = await promisify(execFile)(process.execPath, args, { env });
  return Math.round(Number(/peak (\d+)/.exec(stderr)?.[1]) / 1024);
}

async function time(work: () => Promise<number>): Promise<{ seconds: number; megabytes: number }> {
  const began = performance.now();
  const megabytes = await work();
  return { seconds: Number(((performance.now() - began) / 1000).toFixed(1)), megabytes };
}

/** One visitor who searches until stopped, with a new query each time so that no cache answers. */
async function timePages(address: string, signal: AbortSignal, forMs = 600_000): Promise<string> {
  const times: number[] = [];
  const words = ['black', 'red', 'laptop', 'shoes', 'music', 'garden', 'kitchen', 'phone'];
  for (const end = performance.now() + forMs; performance.now() < end && !signal.aborted; ) {
    const began = performance.now();
    const q = words[times.length % words.length];
    const body = JSON.stringify({ q, min_price: (times.length % 97) / 100 });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${address}/api/v1/user/all-products`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`A search was answered with ${answer.status} during the backup.`);
    await answer.arrayBuffer();
    times.push(performance.now() - began);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  return `${at(0.5)} / ${at(0.95)}`;
}
