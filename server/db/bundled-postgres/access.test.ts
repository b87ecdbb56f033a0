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

// Each test makes a database of its own, which takes a busy machine its time.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const running: BundledPostgres[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newDataDir(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bundled-'));
  // As root the server runs as another user, who has to pass through here.
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

/** A folder as earlier releases made it: one superuser for everything, let in without a password. */
async function startAsBefore(dataDir: string): Promise<void> {
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
    insert into accounts (kind, email, name) values ('seller', 'old@example.com', 'Old shop')`);
  await database.close();
}

async function expectGuarded({ url }: BundledPostgres): Promise<void> {
  for (const stranger of [url.replace(/:[^:@]*@/, '@'), url.replace(/:[^:@]*@/, ':guess@'), superuserOf(url)]) {
    await expect(query(stranger, 'select 1')).rejects.toThrow(/password/i);
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
  test('lets nobody in without the password, and the shop’s role may do nothing but own its database', async () => {
    const dataDir = newDataDir();
    const server = await start(dataDir);
    expect(statSync(secretsFile(dataDir)).mode & 0o777).toBe(0o600);
    expect(statSync(secretsFile(dataDir)).uid).toBe(process.getuid?.());
    await expectGuarded(server);
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
  ])('of an earlier release, %s, is guarded from the next start on, with every row', async (_, isRunning) => {
    const dataDir = newDataDir();
    await startAsBefore(dataDir);
    if (!isRunning) await stopPostgres((await findPostmaster(dataDir))?.pid ?? 0, dataDir);
    const server = await start(dataDir);
    expect(server.adopted).toBe(isRunning);
    await expectGuarded(server);
    expect(await query(server.url, 'select name from accounts')).toEqual([{ name: 'Old shop' }]);
    // Everything is its own: tables change, functions and types are replaced, schemas go.
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

  test('gets new passwords when their file is lost, also while it runs', async () => {
    const dataDir = newDataDir();
    const first = await start(dataDir);
    rmSync(secretsFile(dataDir));
    const second = await start(dataDir);
    expect(second.url).not.toBe(first.url);
    await expect.poll(() => query(first.url, 'select 1').catch(() => 'refused')).toBe('refused');
    await expectGuarded(second);
  });

  test('says what to do when the file holds another password', async () => {
    const dataDir = newDataDir();
    await (await start(dataDir)).stop();
    const held = readFileSync(secretsFile(dataDir), 'utf8');
    writeFileSync(secretsFile(dataDir), held.replace(/"superuser":"[^"]*"/, '"superuser":"other"'));
    await expect(start(dataDir)).rejects.toThrow(/does not hold the password of the bundled database: remove it/);
    writeFileSync(secretsFile(dataDir), held);
    await start(dataDir);
  });
});
