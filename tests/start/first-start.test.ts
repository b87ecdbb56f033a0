import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listProducts } from '../../contracts/marketplace/listings.ts';
import { apiAt } from '../support/site/api-at.ts';
import { type SiteProcess, startSite } from '../support/site/site-process.ts';

// Two starts and a hundred pictures, on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const products = 120;
const settings = { SNAPBAZAAR_DEMO: 'on', DEMO_PRODUCTS: String(products) };
let folder: string;
let site: SiteProcess;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'snapbazaar-first-'));
  // As root the database runs as another user, which needs access to this folder.
  await chmod(folder, 0o755);
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

const storedPictures = async () =>
  (await readdir(path.join(folder, 'uploads'))).filter((name) => /^demo-\w+\.webp$/.test(name));

async function shownImages(): Promise<string[]> {
  const { products: shown } = await apiAt(site.address)(listProducts, { body: {} });
  return shown.map(({ productImage }) => `/uploads/${productImage}`);
}

test('the first start serves requests before the demo pictures are made, and makes requested ones first', async () => {
  site = await startSite(folder, settings);
  expect((await fetch(`${site.address}/readyz`)).status).toBe(200);
  expect((await storedPictures()).length).toBeLessThan(products / 2);
  const images = await shownImages();
  expect(images.length).toBeGreaterThan(0);
  const answers = await Promise.all(images.map((image) => fetch(`${site.address}${image}`)));
  expect(answers.map(({ status }) => status)).toEqual(images.map(() => 200));
});

test('a stop while the demo shop is still being loaded ends without an error, and the next start goes on', async () => {
  await site.stop();
  expect(site.printed()).not.toMatch(/error|could not|terminating/i);
  site = await startSite(folder, settings);
});

test('a start after a kill makes the remaining pictures, and every listed picture can be loaded', async () => {
  await site.kill();
  const before = (await storedPictures()).length;
  expect(before).toBeLessThan(products);
  site = await startSite(folder, settings);
  const images = await shownImages();
  const answers = await Promise.all(images.map((image) => fetch(`${site.address}${image}`)));
  expect(answers.map(({ status }) => status)).toEqual(images.map(() => 200));
  await expect
    .poll(() => readdir(path.join(folder, 'uploads')), { timeout: 120_000 })
    .toContain('demo-pictures-complete.txt');
  expect((await storedPictures()).length).toBeGreaterThan(products / 2);
});
