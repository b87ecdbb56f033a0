import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bundledPostgresUrl } from '../../server/platform/db/bundled-postgres/bundled-postgres.ts';
import { findPostmaster } from '../../server/platform/db/bundled-postgres/processes.ts';
import { type SiteProcess, startSite } from '../support/site/site-process.ts';
import { createPrintedRandom } from './printed-random.ts';

const rounds = Number(process.env.KILL_ROUNDS ?? 1);
const writers = 4;
const random = createPrintedRandom();

// Creating and recovering a database takes long on a busy machine.
vi.setConfig({ hookTimeout: 120_000 });

let folder: string;
let dataDir: string;
let app: SiteProcess;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'snapbazaar-kill-'));
  // As root the database runs as another user, which needs access to this folder.
  await chmod(folder, 0o755);
  dataDir = path.join(folder, 'postgres');
  app = await startSite(folder);
  await write('create table acknowledged (id uuid primary key)');
});

afterEach(async () => {
  await app.stop();
  expect(await findPostmaster(dataDir)).toBeNull();
  await rm(folder, { recursive: true, force: true });
});

const victims: Record<string, () => Promise<void>> = {
  app: () => app.kill(),
  postmaster: killPostmaster,
  'app and postmaster': async () => {
    await Promise.all([app.kill(), killPostmaster()]);
  },
};

const timeout = 60_000 + rounds * 60_000;
test.each(Object.entries(victims))('no acknowledged row is lost on kill -9 of the %s', { timeout }, async (_, kill) => {
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const writing = startWriting(acknowledged);
    await sleep(random.between(300, 1000));
    await kill();
    await writing.stop();
    if (app.isGone()) app = await startSite(folder);
    await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
    expect(await missing(acknowledged)).toEqual([]);
  }
  expect(acknowledged.length).toBeGreaterThan(rounds * writers);
  console.log(`${acknowledged.length} acknowledged rows in ${rounds} rounds, none lost`);
});

async function killPostmaster(): Promise<void> {
  const postmaster = await findPostmaster(dataDir);
  if (!postmaster) throw new Error('There is no postmaster to kill.');
  process.kill(postmaster.pid, 'SIGKILL');
}

async function isReady(): Promise<boolean> {
  try {
    // A new connection first, because a backend of the killed server may answer for another moment.
    await (await connect()).end();
    return (await fetch(`${app.address}/readyz`)).status === 200;
  } catch {
    return false;
  }
}

/** Writes until stopped; a failed write was never acknowledged and may or may not exist. */
function startWriting(acknowledged: string[]): { stop(): Promise<unknown> } {
  let isStopping = false;
  const loop = async () => {
    const client = await connect();
    while (!isStopping) {
      const id = crypto.randomUUID();
      await client.query('insert into acknowledged values ($1)', [id]);
      acknowledged.push(id);
    }
    await client.end();
  };
  const loops = Array.from({ length: writers }, () => loop().catch(() => undefined));
  return {
    stop() {
      isStopping = true;
      return Promise.all(loops);
    },
  };
}

async function missing(acknowledged: string[]): Promise<string[]> {
  const there = new Set((await write('select id from acknowledged')).map(({ id }) => id));
  return acknowledged.filter((id) => !there.has(id));
}

async function write(text: string): Promise<{ id: string }[]> {
  const client = await connect();
  return (await client.query(text).finally(() => client.end())).rows;
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client(await bundledPostgresUrl(dataDir));
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
