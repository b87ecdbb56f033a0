import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { type BundledPostgres, bundledPostgresUrl, startBundledPostgres } from './bundled-postgres.ts';
import { clusterName, findPostmaster, listProcesses } from './processes.ts';
import { logFile } from './server.ts';

// Each test creates its own database cluster, which is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const answersAgain = 'PostgreSQL answers again.';

const running: BundledPostgres[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newDataDir(...below: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bundled-'));
  // When the tests run as root, PostgreSQL runs as another user, who needs access to this folder.
  chmodSync(folder, 0o755);
  folders.push(folder);
  return path.join(folder, ...below, 'postgres');
}

async function start(dataDir: string, onMessage: (message: string) => void = () => undefined) {
  const onEvent = ({ message }: { message: string }) => onMessage(message);
  const server = await startBundledPostgres({ dataDir, durable: false, onEvent });
  running.push(server);
  return server;
}

async function query(url: string, text: string) {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function postmasterOf(dataDir: string): Promise<number> {
  const postmaster = await findPostmaster(dataDir);
  if (!postmaster) throw new Error(`No server runs on ${dataDir}.`);
  return postmaster.pid;
}

test('the bundled server starts, answers, and leaves no process behind', async () => {
  const dataDir = newDataDir();
  const server = await start(dataDir);
  expect(server.adopted).toBe(false);
  expect(server.url).toBe(await bundledPostgresUrl(dataDir));
  expect(await query(server.url, 'select current_database() as name')).toEqual([{ name: 'snapbazaar' }]);
  expect(await query(server.url, "select 'ä' < 'b' collate \"default\" as sorted")).toEqual([{ sorted: true }]);
  await server.stop();
  expect(await findPostmaster(dataDir)).toBeNull();
  const remaining = (await listProcesses()).filter(({ command }) => command.includes(clusterName(dataDir)));
  expect(remaining).toEqual([]);
});

test('a killed server starts again with every row, as soon as it can start', async () => {
  const dataDir = newDataDir();
  const control = path.join(dataDir, 'global', 'pg_control');
  const problems: string[] = [];
  const recovery = Promise.withResolvers<void>();
  const server = await start(dataDir, (message) => {
    if (message === answersAgain) recovery.resolve();
    else problems.push(message);
  });
  await query(server.url, 'set synchronous_commit = on; create table kept as select 1 as id');
  renameSync(control, `${control}.away`);
  process.kill(await postmasterOf(dataDir), 'SIGKILL');
  await expect.poll(() => problems.length, { timeout: 60_000 }).toBe(2);
  // A later attempt has failed too: it moves the log of the failed one before it away.
  await expect
    .poll(() => readFileSync(`${logFile(dataDir)}.previous`, 'utf8'), { timeout: 60_000 })
    .toContain('pg_control');
  renameSync(`${control}.away`, control);
  await recovery.promise;
  expect(await query(server.url, 'select id from kept')).toEqual([{ id: 1 }]);
  // Each problem is reported once, however many attempts failed.
  expect(problems).toEqual([
    'The connection to PostgreSQL broke; starting it again.',
    'The data folder is damaged: restore it from a backup, or move it away to begin with an empty shop.',
  ]);
});

test('a busy process that a killed server left behind is ended', async () => {
  const dataDir = newDataDir();
  const recovery = Promise.withResolvers<void>();
  const server = await start(dataDir, (message) => {
    if (message === answersAgain) recovery.resolve();
  });
  // Counting never waits for I/O, so this process does not notice that its server is gone.
  const busy = query(server.url, 'select count(*) from generate_series(1, 1e12)').catch(() => 'ended');
  await sleep(200);
  process.kill(await postmasterOf(dataDir), 'SIGKILL');
  await recovery.promise;
  expect(await busy).toBe('ended');
});

test('a server that outlived its app is adopted by the next start', async () => {
  const dataDir = newDataDir();
  const module = new URL('./bundled-postgres.ts', import.meta.url).href;
  const code = `const { startBundledPostgres } = await import(${JSON.stringify(module)});
    await startBundledPostgres({ dataDir: ${JSON.stringify(dataDir)}, durable: false });
    console.log('ready');`;
  const app = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(app.stdout, 'data');
  app.kill('SIGKILL');
  await once(app, 'exit');
  const orphan = await postmasterOf(dataDir);

  const server = await start(dataDir);
  expect(server.adopted).toBe(true);
  expect(await postmasterOf(dataDir)).toBe(orphan);
  // A busy PostgreSQL notices a moment late that the killed app is gone, and must not count it as another user.
  const apps = "select from pg_stat_activity where application_name = 'snapbazaar supervisor'";
  await expect.poll(async () => (await query(server.url, apps)).length).toBe(1);
  await server.stop();
  expect(await findPostmaster(dataDir)).toBeNull();
});

test('a server that another app also uses keeps running', async () => {
  const dataDir = newDataDir();
  const [first, second] = await Promise.all([start(dataDir), start(dataDir)]);
  await first.stop();
  expect(await query(second.url, 'select 1 as answer')).toEqual([{ answer: 1 }]);
  await second.stop();
  expect(await findPostmaster(dataDir)).toBeNull();
});

test('a lock file whose process id belongs to another program is ignored', async () => {
  const dataDir = newDataDir();
  const server = await start(dataDir);
  const pidFile = path.join(dataDir, 'postmaster.pid');
  const lines = readFileSync(pidFile, 'utf8').split('\n');
  await server.stop();
  writeFileSync(pidFile, [process.pid, ...lines.slice(1)].join('\n'));
  expect((await start(dataDir)).adopted).toBe(false);
});

test('a data folder may have a path too long for a socket and any characters', async () => {
  const dataDir = newDataDir('a path, "with" spaces', 'ü'.repeat(60), 'x'.repeat(80));
  const server = await start(dataDir);
  expect(await query(server.url, 'select 1 as answer')).toEqual([{ answer: 1 }]);
  expect(server.url).toBe(await bundledPostgresUrl(dataDir));
});

test('a folder that is no database, of another version or damaged is refused with an explanation', async () => {
  const foreign = newDataDir();
  mkdirSync(foreign, { recursive: true });
  writeFileSync(path.join(foreign, 'holiday.jpg'), '');
  await expect(start(foreign)).rejects.toThrow(/not a PostgreSQL database: move it away/);
  writeFileSync(path.join(foreign, 'PG_VERSION'), '15\n');
  await expect(start(foreign)).rejects.toThrow(/was written by PostgreSQL 15, and 18 is bundled/);

  const damaged = newDataDir();
  await (await start(damaged)).stop();
  rmSync(path.join(damaged, 'global', 'pg_control'));
  await expect(start(damaged)).rejects.toThrow(/damaged: restore it from a backup/);
});
