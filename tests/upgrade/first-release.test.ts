import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMe, signInCustomer, signInSeller, signUpSeller } from '../../contracts/identity/accounts.ts';
import { type ContactType, requestContactCode, verifyContact } from '../../contracts/identity/contacts.ts';
import { downloadData } from '../../contracts/identity/profile.ts';
import { reauthenticate } from '../../contracts/identity/security.ts';
import { languages } from '../../contracts/languages.ts';
import { listFavorites } from '../../contracts/marketplace/favorites.ts';
import { getProduct, listProducts } from '../../contracts/marketplace/listings.ts';
import { getWallet, requestMovement } from '../../contracts/money/wallet.ts';
import { addProduct } from '../../contracts/selling/listing-publishing.ts';
import { changeListing, listOwnListings, resumeListing } from '../../contracts/selling/my-listings.ts';
import { readConfig } from '../../server/config.ts';
import { type Running, start } from '../../server/start.ts';
import { drawPhoto } from '../support/photos/draw-photo.ts';
import { createFakeAnalyst } from '../support/selling/fake-analyst.ts';
import { createFakeVision } from '../support/selling/fake-vision.ts';
import { listingForm } from '../support/selling/listing-form.ts';
import { apiAt } from '../support/site/api-at.ts';
import { ana, chen, createFirstRelease, malee, own } from './first-release.ts';
import { type Rows, readRows } from './rows.ts';

const database = await createFirstRelease();
const before: Rows = await readRows(database.pool);
const logged: string[] = [];
let folder: string;
let site: Running;
const api = (token?: string) => apiAt(site.address, token);

/** Accounts of the first release have proved no contact yet. Without a mail server the code is a file in the outbox. */
async function confirmContact(token: string, contact: ContactType): Promise<void> {
  await api(token)(requestContactCode, { body: { contact } });
  const outbox = path.join(folder, 'outbox');
  const findCode = async () => {
    const names = await readdir(outbox).catch(() => []);
    const newest = names
      .filter((name) => name.endsWith(contact === 'email' ? '.eml' : '.txt'))
      .toSorted()
      .at(-1);
    return newest && /^\s*(\d{3} ?\d{3})\b/m.exec(await readFile(path.join(outbox, newest), 'utf8'))?.[1];
  };
  await expect.poll(findCode).toBeTruthy();
  await api(token)(verifyContact, { body: { code: (await findCode()) ?? '' } });
}

// The complete start: migrations, queue, search index rebuild, and the demo shop if the database is empty.
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'snapbazaar-upgrade-'));
  const config = readConfig({
    DATABASE_URL: database.url,
    SNAPBAZAAR_DATA_DIR: folder,
    PORT: '0',
    METRICS_PORT: '0',
    SANDBOX_SECONDS: '0',
    LOG_LEVEL: 'error',
  });
  const embeddedVision = { analyst: createFakeAnalyst(0), vision: createFakeVision(), close: async () => undefined };
  site = await start(config, { isDev: false, log: (line) => logged.push(line), embeddedVision });
});

afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

test('the upgrade neither loses nor changes a row of the first release', async () => {
  // The search index is rebuilt on purpose.
  const { product_search: _, search_words: __, ...unchanged } = before;
  expect(await readRows(database.pool, unchanged)).toEqual(unchanged);
  expect(logged.join()).not.toContain('Loading the demo shop');
});

test('existing passwords and sessions still work after the upgrade', async () => {
  const asMalee = { login_type: 'email', email: malee.email, password: malee.password } as const;
  expect((await api()(signInSeller, { body: asMalee })).post.name).toBe('มาลี ร้านส้มตำ 🥭');
  const asChen = { login_type: 'phone', phone: chen.phone, password: chen.password } as const;
  expect((await api()(signInSeller, { body: asChen })).post.phone).toBe(chen.phone);
  const asAna = { login_type: 'email', email: ana.email, password: ana.password } as const;
  expect((await api()(signInCustomer, { body: asAna })).post.id).toBe(String(ana.id));
  expect((await api(malee.session)(getMe)).post.id).toBe(String(malee.id));
});

test('existing favorites and products are unchanged in seven languages', async () => {
  const { products } = await api(ana.session)(listFavorites, { body: {} });
  expect(products.map(({ id }) => id)).toEqual(['1', String(own.headphones)]);
  const { product } = await api()(getProduct, { params: { id: String(own.headphones), language: 'th' } });
  expect(product.productTitleEN).toBe(`🎧 Black “studio” headphones – 50% off? No: ñ, ß, İ, \\ and 'quotes'`);
  expect(Object.keys(product.texts).toSorted()).toEqual(languages.toSorted());
  expect(product.productDescriptionEN).toHaveLength(3079);
});

test.each(['kids shoes', '帽子', 'หูฟัง', 'máy pha cà phê'])('the rebuilt index finds %j', async (q) => {
  const renewal = `select from pgboss.job where name like 'renew-search-index-%' and state <> 'completed' and start_after < now()`;
  await expect.poll(async () => (await database.pool.query(renewal)).rowCount).toBe(0);
  expect((await api()(listProducts, { body: { q } })).products.length).toBeGreaterThan(0);
});

test('an existing seller can edit, resume and publish listings', async () => {
  const asMalee = api(malee.session);
  const { listings } = await asMalee(listOwnListings, { body: {} });
  expect(listings.map(({ id, state }) => [id, state])).toEqual([
    [String(own.headphones), 'live'],
    [String(own.hat), 'live'],
  ]);
  const hat = { id: String(own.hat) };
  const texts = { en: { title: 'A hat from then, edited today', description: 'Still red.' } };
  const { listing } = await asMalee(changeListing, { params: hat, body: { texts, suggestedPrice: '25' } });
  expect([listing.price_cents, listing.texts.en?.title]).toEqual([2500, texts.en.title]);
  const results = await api()(listProducts, { body: { q: 'edited today' } });
  expect(results.products.map(({ id }) => id)).toContain(hat.id);

  const body = { login_type: 'phone', phone: chen.phone, password: chen.password } as const;
  const { token } = await api()(signInSeller, { body });
  await expect(api(token)(addProduct, { body: listingForm(), file: await drawPhoto() })).rejects.toMatchObject({
    code: 'contact_not_verified',
  });
  await confirmContact(token, 'phone');
  await api(token)(resumeListing, { params: { id: String(own.pausedLaptop) } });
  const { product } = await api(token)(addProduct, { body: listingForm(), file: await drawPhoto() });
  expect(Number(product.id)).toBeGreaterThan(own.pausedLaptop);
});

test('an existing seller can use later features: the wallet and the data download', async () => {
  const asMalee = api(malee.session);
  const deposit = {
    type: 'deposit',
    amount: '25',
    wallet: 'usdt',
    fee_cents: 0,
    key: 'a-deposit-after-the-upgrade',
  } as const;
  await confirmContact(malee.session, 'email');
  await asMalee(requestMovement, { body: deposit });
  await expect.poll(async () => (await asMalee(getWallet)).wallet.available_cents).toBe(2500);
  await asMalee(reauthenticate, { body: { password: malee.password } });
  expect(await (await asMalee(downloadData)).content.text()).toContain('เชียงใหม่');
});

test('the id of a closed account is never reused', async () => {
  const body = { login_type: 'email', email: 'new@example.com', password: 'a fresh start 8' } as const;
  expect(Number((await api()(signUpSeller, { body })).post.id)).toBeGreaterThan(20);
});
