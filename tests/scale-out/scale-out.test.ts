import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '../../contracts/client/client.ts';
import { getMe, signInSeller, signUpSeller } from '../../contracts/identity/accounts.ts';
import { signOut } from '../../contracts/identity/sign-out.ts';
import { pictureAddress } from '../../contracts/marketplace/pictures.ts';
import { getWallet, quoteMovement, requestMovement } from '../../contracts/money/wallet.ts';
import { getAnalysis, uploadPhoto } from '../../contracts/selling/listing-analysis.ts';
import { addProduct } from '../../contracts/selling/listing-publishing.ts';
import { changeListing, pauseListing } from '../../contracts/selling/my-listings.ts';
import { openDatabase } from '../../server/platform/db/database.ts';
import { createTestDatabase } from '../support/database/test-database.ts';
import { verifyNewAccounts } from '../support/identity/verified-accounts.ts';
import { drawPhoto } from '../support/photos/draw-photo.ts';
import { listingForm } from '../support/selling/listing-form.ts';
import { apiAt } from '../support/site/api-at.ts';
import type { SiteProcess } from '../support/site/site-process.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { startPrimaryWithStandby } from './standby.ts';

/** `npm run test:scale` takes its time: a replica, more work, a worker killed over it, and three minutes of the clock. */
const isLong = process.env.SCALE_OUT === 'long';
const uploads = isLong ? 200 : 16;

const replicated = isLong ? await startPrimaryWithStandby() : null;
const database = replicated
  ? { url: replicated.primaryUrl, ...openDatabase(replicated.primaryUrl, 5, () => undefined) }
  : await createTestDatabase({ isEmpty: true });
const password = 'papaya salad 7';
let fleet: Fleet;
let token: string;
let asSeller: { a: Api; b: Api };

beforeAll(async () => {
  fleet = await startFleet(database.url, replicated?.standbyUrl);
  await verifyNewAccounts(database.pool);
  const body = { login_type: 'email', email: 'malee@example.com', password } as const;
  token = (await apiAt(fleet.servers[0].address)(signUpSeller, { body })).token;
  const [a, b] = fleet.servers.map(({ address }) => apiAt(address, token)) as [Api, Api];
  asSeller = { a, b };
}, 180_000);

afterAll(async () => {
  await fleet.stop();
  if (!replicated) return;
  await database.close();
  await replicated.stop();
}, 60_000);

async function query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  return (await database.pool.query<Row>(text)).rows;
}

async function readPage(address: string): Promise<string> {
  return (await fetch(fleet.servers[1].address + address)).text();
}

/** Milliseconds until the second server shows, or no longer shows, a text, without rendering time. */
async function untilPage(address: string, text: string, isShown = true): Promise<number> {
  const began = performance.now();
  for (;;) {
    const asked = performance.now() - began;
    if ((await readPage(address)).includes(text) === isShown) return Math.round(asked);
    expect(asked, `${address} shows '${text}'`).toBeLessThan(2000);
    await sleep(20);
  }
}

describe('two servers and two workers on one database and one store', () => {
  test('migrate once and load the demo shop once when they start together', async () => {
    expect(await query('select count(*)::int, max(id)::int from products')).toEqual([{ count: 8, max: 8 }]);
    expect(await query("select count(*)::int from accounts where is_demo and email like 'customer@%'")).toEqual([
      { count: 1 },
    ]);
  });

  test('are ready, and a worker answers health checks only', async () => {
    for (const { address } of [...fleet.servers, ...fleet.workers]) {
      expect(await (await fetch(`${address}/readyz`)).json()).toMatchObject({ status: 'ready' });
    }
    const { address } = fleet.workers[0];
    expect(
      await Promise.all(['/', '/api/v1/openapi.json'].map(async (page) => (await fetch(address + page)).status)),
    ).toEqual([404, 404]);
  });

  test('share sessions and their end', async () => {
    const body = { login_type: 'email', email: 'malee@example.com', password } as const;
    const { token: second } = await apiAt(fleet.servers[0].address)(signInSeller, { body });
    const atB = apiAt(fleet.servers[1].address, second);
    expect((await atB(getMe, {})).post.email).toBe('malee@example.com');
    await apiAt(fleet.servers[0].address, second)(signOut, {});
    await expect(atB(getMe, {})).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  test('count wrong passwords together', async () => {
    const body = { login_type: 'email', email: 'guessed@example.com', password: 'not the password' } as const;
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const address = fleet.servers[attempt % 2]?.address ?? '';
      await expect(apiAt(address)(signInSeller, { body })).rejects.toMatchObject({ code: 'wrong_credentials' });
    }
    await expect(apiAt(fleet.servers[1].address)(signInSeller, { body })).rejects.toMatchObject({
      code: 'too_many_sign_ins',
    });
  });

  test('show what the other published, changed and removed within two seconds despite the page cache', async () => {
    const category = '/products/1000/1300';
    const title = `Headphones ${randomUUID().slice(0, 8)}`;
    expect(await readPage(category)).not.toContain(title);
    const body = listingForm({ productTitleEN: title });
    const { product } = await asSeller.a(addProduct, { body, file: await drawPhoto() });
    const published = await untilPage(category, title);
    const changes = { texts: {}, suggestedPrice: '77.70' };
    expect(await readPage(`/product/${product.id}`)).toContain('49.90');
    await asSeller.a(changeListing, { params: { id: product.id }, body: changes });
    const changed = await untilPage(`/product/${product.id}`, '77.70');
    expect(await readPage(category)).toContain(title);
    await asSeller.a(pauseListing, { params: { id: product.id } });
    const paused = await untilPage(category, title, false);
    console.log(
      `who came to the other server so long after it saw it: publish ${published} ms, change ${changed} ms, pause ${paused} ms`,
    );
  });

  if (replicated) {
    test('show what the other published within two seconds despite a lagging replica', async () => {
      const title = `Headphones ${randomUUID().slice(0, 8)}`;
      await replicated.setReplaying(false);
      await asSeller.a(addProduct, { body: listingForm({ productTitleEN: title }), file: await drawPhoto() });
      const shown = await untilPage('/products/1000/1300', title);
      await replicated.setReplaying(true);
      console.log(`the same with a replica that stood still: publish ${shown} ms`);
    });
  }

  test('serve a photo uploaded to the other server in all sizes', async () => {
    const { product } = await asSeller.a(uploadPhoto, { file: await drawPhoto({ background: '#b91c1c' }) });
    const [record] = (await asSeller.b(getAnalysis, { params: product })).product;
    const image = record?.productImage ?? '';
    const download = async (server: SiteProcess, address: string) =>
      Buffer.from(await (await fetch(server.address + address)).arrayBuffer());
    const sizes = [pictureAddress(image, 320, 'avif'), pictureAddress(image, 160, 'webp')];
    for (const address of [`/uploads/${image}`, ...sizes]) {
      const picture = await download(fleet.servers[1], address);
      expect(picture.length, address).toBeGreaterThan(100);
      expect((await download(fleet.servers[0], address)).equals(picture)).toBe(true);
    }
    expect(existsSync(path.join(fleet.folder, 'data', 'uploads'))).toBe(false);
  });

  test('process a transfer once, whichever server and worker handle it', async () => {
    const { quote } = await asSeller.a(quoteMovement, { body: { type: 'deposit', amount: '10', wallet: 'usdt' } });
    const keys = Array.from({ length: 6 }, () => randomUUID());
    // Each request is sent to both, as a double click does.
    const send = (api: Api, key: string) =>
      api(requestMovement, {
        body: { type: 'deposit', amount: '10', wallet: 'usdt', fee_cents: quote.fee_cents, key },
      });
    await Promise.all(keys.flatMap((key) => [send(asSeller.a, key), send(asSeller.b, key)]));
    const available = async () => (await asSeller.b(getWallet, {})).wallet.available_cents;
    await expect.poll(available, { timeout: 15_000, interval: 50 }).toBe(6000);
  });

  test('do each analysis exactly once, and both workers take part', { timeout: 30_000 + uploads * 1000 }, async () => {
    const before = (await query<{ count: number }>('select count(*)::int from analyses'))[0]?.count ?? 0;
    const photo = await drawPhoto();
    const apis = [asSeller.a, asSeller.b];
    for (let done = 0; done < uploads; done += 8) {
      const some = Array.from({ length: 8 }, (_, at) => (apis[at % 2] as Api)(uploadPhoto, { file: photo }));
      await Promise.all(some);
    }
    const left = () => query("select from analyses where stage <> 'done'");
    await expect.poll(left, { timeout: 20_000 + uploads * 500, interval: 50 }).toEqual([]);
    const jobs = "select state, retry_count, count(*)::int from pgboss.job where name = 'analyze-photo' group by 1, 2";
    await expect
      .poll(() => query(jobs), { timeout: 10_000 })
      .toEqual([{ state: 'completed', retry_count: 0, count: before + uploads }]);
    const shares = await query<{ model: string; count: number }>(
      'select model, count(*)::int from analyses group by model',
    );
    expect(shares).toHaveLength(2);
    console.log(`${uploads} analyses, each once; by worker: ${shares.map(({ count }) => count).join(' and ')}`);
  });

  test('continue when a worker is killed', { timeout: 90_000 }, async () => {
    const [victim] = fleet.workers;
    const photo = await drawPhoto();
    const upload = () => asSeller.b(uploadPhoto, { file: photo });
    const left = () => query("select from analyses where stage <> 'done'");
    // In the long run it is killed while it works; its job is taken over when its heartbeat is overdue.
    if (isLong) {
      await Promise.all(Array.from({ length: 16 }, upload));
      await sleep(100);
    }
    await victim.kill();
    const began = performance.now();
    await Promise.all(Array.from({ length: 3 }, upload));
    await expect.poll(left, { timeout: 60_000, interval: 50 }).toEqual([]);
    console.log(`all done ${((performance.now() - began) / 1000).toFixed(1)} s after one of two workers was killed`);
  });
});

if (isLong) {
  test('two servers and two workers run each scheduled job once', { timeout: 240_000 }, async () => {
    await query("update pgboss.schedule set cron = '* * * * *' where name = 'forget-expired-sessions'");
    await query("delete from pgboss.job where name = 'forget-expired-sessions'");
    await sleep(185_000);
    const runs = await query<{ count: number }>(
      `select date_trunc('minute', created_on) as minute, count(*)::int from pgboss.job where name = 'forget-expired-sessions' group by 1`,
    );
    console.log(`runs in each minute: ${runs.map(({ count }) => count).join(', ')}`);
    expect(runs.length).toBeGreaterThanOrEqual(2);
    expect(runs.every(({ count }) => count === 1)).toBe(true);
  });
}
