import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { migrateDatabase, openDatabase } from '../database.ts';
import { type BundledPostgres, startBundledPostgres } from './bundled-postgres.ts';
import { ensureCluster } from './cluster.ts';
import { chooseLayout } from './layout.ts';
import { findPostmaster } from './processes.ts';
import { secretsFile } from './secrets.ts';
import { stopPostgres } from './server.ts';
import { openSession } from './session.ts';

// Each test creates its own database cluster, which is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const running: BundledPostgres[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newDataDir(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bundled-'));
  // When the tests run as root, PostgreSQL runs as another user, who needs access to this folder.
  chmodSync(folder, 0o755);
  folders.push(folder);
  return path.join(folder, 'postgres');
}

async function start(dataDir: string) {
  const server = await startBundledPostgres({ dataDir, durable: false });
  running.push(server);
  return server;
}

async function query(url: string, text: string) {
  const client = new pg.Client(url);
  try {
    await client.connect();
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Starts a cluster as earlier releases created it: one superuser without a password. */
async function startEarlierRelease(dataDir: string): Promise<void> {
  const layout = { ...(await chooseLayout(dataDir, () => undefined)), secrets: { superuser: '-', application: '-' } };
  await ensureCluster(layout, false);
  const { connection, socketFolder } = await openSession(layout, false);
  await connection.query('create database snapbazaar');
  await connection.end();
  const url = `postgresql://snapbazaar@localhost/snapbazaar?host=${encodeURIComponent(socketFolder)}`;
  const database = openDatabase(url, 1, () => undefined);
  await migrateDatabase(database);
  await database.pool.query(`
    create schema other; create type other.mood as enum ('good'); create domain other.word as text;
    create table other.notes (id bigint generated always as identity, kind other.mood); create sequence other.numbers;
    create view other.seen as select * from other.notes; create function other.one() returns int language sql return 1;
    insert into accounts (role, email, name) values ('seller', 'old@example.com', 'Old shop')`);
  await database.close();
}

async function expectPasswordRequired({ url }: BundledPostgres): Promise<void> {
  for (const intruderUrl of [url.replace(/:[^:@]*@/, '@'), url.replace(/:[^:@]*@/, ':guess@'), superuserOf(url)]) {
    await expect(query(intruderUrl, 'select 1')).rejects.toThrow(/password/i);
  }
  expect(
    await query(
      url,
      'select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as may from pg_roles where rolname = current_user',
    ),
  ).toEqual([{ may: false }]);
  for (const attempt of [
    `select pg_read_file('/etc/hostname')`,
    `copy (select 1) to program 'true'`,
    'create role mine superuser',
    'select * from pg_authid',
    'set role snapbazaar',
  ]) {
    await expect(query(url, attempt), attempt).rejects.toThrow(/permission denied/);
  }
}
const superuserOf = (url: string) => url.replace(/\/\/[^@]*@/, '//snapbazaar@');

describe('the bundled database', () => {
  test('refuses connections without the password, and gives the shop’s role no rights beyond its own database', async () => {
    const dataDir = newDataDir();
    const server = await start(dataDir);
    expect(statSync(secretsFile(dataDir)).mode & 0o777).toBe(0o600);
    expect(statSync(secretsFile(dataDir)).uid).toBe(process.getuid?.());
    await expectPasswordRequired(server);
    const database = openDatabase(server.url, 1, () => undefined);
    await migrateDatabase(database);
    await database.close();
    await server.stop();
    const again = await start(dataDir);
    expect(await query(again.url, 'select count(*)::int as many from accounts')).toEqual([{ many: 0 }]);
  });

  test.each([
    ['stopped', false],
    ['still running', true],
  ])('of an earlier release, %s, requires passwords after the next start and keeps every row', async (_, isRunning) => {
    const dataDir = newDataDir();
    await startEarlierRelease(dataDir);
    if (!isRunning) await stopPostgres((await findPostmaster(dataDir))?.pid ?? 0, dataDir);
    const server = await start(dataDir);
    expect(server.adopted).toBe(isRunning);
    await expectPasswordRequired(server);
    expect(await query(server.url, 'select name from accounts')).toEqual([{ name: 'Old shop' }]);
    // The role owns everything: it can alter tables and types and drop schemas.
    await query(server.url, 'alter table accounts add column extra int; alter table other.notes add column more int');
    await query(server.url, `alter type other.mood add value 'bad'`);
    await query(server.url, 'drop schema other cascade');
    const { length } = await query(
      server.url,
      `select from pg_class c join pg_namespace n on n.oid = relnamespace
      where nspname in ('public', 'drizzle') and relkind in ('r', 'S', 'v') and pg_get_userbyid(relowner) <> current_user`,
    );
    expect(length).toBe(0);
  });

  test('gets new passwords when their file is lost, even while it runs', async () => {
    const dataDir = newDataDir();
    const first = await start(dataDir);
    rmSync(secretsFile(dataDir));
    const second = await start(dataDir);
    expect(second.url).not.toBe(first.url);
    await expect.poll(() => query(first.url, 'select 1').catch(() => 'refused')).toBe('refused');
    await expectPasswordRequired(second);
  });

  test('explains what to do when the file holds a wrong password', async () => {
    const dataDir = newDataDir();
    await (await start(dataDir)).stop();
    const original = readFileSync(secretsFile(dataDir), 'utf8');
    writeFileSync(secretsFile(dataDir), original.replace(/"superuser":"[^"]*"/, '"superuser":"other"'));
    await expect(start(dataDir)).rejects.toThrow(/does not hold the password of the bundled database: remove it/);
    writeFileSync(secretsFile(dataDir), original);
    await start(dataDir);
  });
});
