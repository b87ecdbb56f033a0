import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpSeller } from '../../contracts/identity/accounts.ts';
import { uploadPhoto } from '../../contracts/selling/listing-analysis.ts';
import { bundledPostgresUrl } from '../../server/platform/db/bundled-postgres/bundled-postgres.ts';
import { withEmail } from '../support/identity/credentials.ts';
import { drawPhoto } from '../support/photos/draw-photo.ts';
import { apiAt } from '../support/site/api-at.ts';
import { type SiteProcess, startSite } from '../support/site/site-process.ts';
import { createPrintedRandom } from './printed-random.ts';

const uploads = process.env.KILL_ROUNDS ? 50 : 6;
const wantedKills = process.env.KILL_ROUNDS ? 12 : 2;
const random = createPrintedRandom();

let folder: string;
let site: SiteProcess;
let token: string;

const start = () => startSite(folder, { UPLOAD_LIMIT: '100000', ANALYSIS_CONCURRENCY: '2' });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'snapbazaar-kill-'));
  // As root the database runs as another user, which needs access to this folder.
  await chmod(folder, 0o755);
  site = await start();
  const body = withEmail('malee@example.com');
  token = (await apiAt(site.address)(signUpSeller, { body })).token;
  await query('create table finished (uuid uuid, round int)');
  await query(`create function note_finish() returns trigger language plpgsql as
    'begin insert into finished values (new.uuid, new.round); return new; end'`);
  await query(`create trigger note_finish after update on analyses for each row
    when (old.model is null and new.model is not null) execute function note_finish()`);
}, 120_000);

afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

async function query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client(await bundledPostgresUrl(path.join(folder, 'postgres')));
  await client.connect();
  return (await client.query<Row>(text).finally(() => client.end())).rows;
}

test('kill -9 at any moment loses no analysis and does none twice', {
  timeout: 60_000 + wantedKills * 20_000,
}, async () => {
  const photo = await drawPhoto();
  const acknowledged: string[] = [];
  let kills = 0;
  const uploading = Array.from({ length: 2 }, async () => {
    while (acknowledged.length < uploads || kills < wantedKills) {
      // A failed upload was never acknowledged, so the seller sends it again.
      const answer = await apiAt(site.address, token)(uploadPhoto, { file: photo }).catch(() => sleep(200));
      if (answer) acknowledged.push(answer.product.productUUID);
      await sleep(random.between(0, 400));
    }
  });
  const killing = async () => {
    while (kills < wantedKills) {
      // Killed after a number of uploads rather than after a time, so that a slow machine has started its work.
      const enough = acknowledged.length + 1 + random.between(0, uploads / wantedKills);
      while (acknowledged.length < enough) await sleep(10);
      await sleep(random.between(0, 500));
      await site.kill();
      kills += 1;
      site = await start();
    }
  };
  await Promise.all([...uploading, killing()]);

  const counts = () =>
    query<{ stage: string; count: number }>('select stage, count(*)::int from analyses group by stage');
  const began = performance.now();
  await expect.poll(counts, { timeout: 60_000, interval: 200 }).toEqual([{ stage: 'done', count: expect.any(Number) }]);
  const seconds = (performance.now() - began) / 1000;
  const rows = await query<{ uuid: string; times: number }>(
    'select a.uuid, count(f.uuid)::int as times from analyses a left join finished f using (uuid) group by a.uuid',
  );
  expect(rows.filter(({ times }) => times !== 1)).toEqual([]);
  expect(rows.map(({ uuid }) => uuid)).toEqual(expect.arrayContaining(acknowledged));
  console.log(`${acknowledged.length} uploads, ${kills} kills: all done once, the last ${seconds.toFixed(1)} s after`);
});
