import { randomBytes } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { Layout } from './layout.ts';
import { findPostmaster, signal } from './processes.ts';
import { application, socketUrl, superuser } from './roles.ts';

const withPassword =
  '# Written by Snapbazaar: whoever connects needs the password.\nlocal all all scram-sha-256\nlocal replication all scram-sha-256\n';
const withoutPassword = 'local all all trust\n';

// Advisory lock, the same number in every process: held while roles and passwords are set.
const accessLock = 7_274_010;

/** Allows connections without a password until a new one is set, because the file with the old one is lost. */
export async function allowWithoutPassword(layout: Layout): Promise<void> {
  if ((await readRules(layout)) !== withPassword) return;
  await writeRules(layout, withoutPassword);
  const live = await findPostmaster(layout.dataDir);
  if (live) signal(live.pid, 'SIGHUP');
}

/**
 * Creates the database, owned by a role without other rights, and requires passwords for all connections. A cluster of an
 * earlier release, with one superuser and no password, is converted.
 */
export async function grantAccess(connection: pg.Client, layout: Layout, database: string): Promise<void> {
  if (await isGranted(connection, layout, database)) return;
  await connection.query('select pg_advisory_lock($1)', [accessLock]);
  try {
    if (await isGranted(connection, layout, database)) return;
    await setPasswords(connection, layout);
    const owner = await findOwner(connection, database);
    if (owner === null) {
      await connection.query(`create database ${pg.escapeIdentifier(database)} owner ${application}`);
    } else if (owner !== application) {
      await transferOwnership(layout, database);
    }
    await writeRules(layout, withPassword);
    await connection.query('select pg_reload_conf()');
  } finally {
    await connection.query('select pg_advisory_unlock($1)', [accessLock]);
  }
}

async function isGranted(connection: pg.Client, layout: Layout, database: string): Promise<boolean> {
  return (await findOwner(connection, database)) === application && (await readRules(layout)) === withPassword;
}

async function findOwner(connection: pg.Client, database: string): Promise<string | null> {
  const owner = 'select pg_get_userbyid(datdba) as name from pg_database where datname = $1';
  return (await connection.query<{ name: string }>(owner, [database])).rows[0]?.name ?? null;
}

async function setPasswords(connection: pg.Client, { secrets }: Layout): Promise<void> {
  // The passwords are random, so more rounds would not make them safer, and fewer keep connecting fast.
  await connection.query('set scram_iterations = 1');
  const existing = await connection.query('select from pg_roles where rolname = $1', [application]);
  if (!existing.rowCount) await connection.query(`create role ${application} login`);
  for (const [role, password] of [
    [superuser, secrets.superuser],
    [application, secrets.application],
  ] as const) {
    await connection.query(`alter role ${role} password ${pg.escapeLiteral(password)}`);
  }
}

/** Makes the application role the owner of a database and everything in it, except objects of extensions. */
async function transferOwnership({ socketFolder, secrets }: Layout, database: string): Promise<void> {
  const client = new pg.Client(socketUrl(socketFolder, database, superuser, secrets));
  await client.connect();
  try {
    const { rows } = await client.query<{ statement: string }>(`
      with ours as (
        select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
      ), extensions as (
        select classid, objid from pg_depend where deptype = 'e'
      )
      select format('alter schema %I owner to ${application}', nspname) as statement
        from pg_namespace where oid in (select oid from ours) and nspname <> 'public'
      union all
      select format('alter table %s owner to ${application}', c.oid::regclass)
        from pg_class c where relnamespace in (select oid from ours) and relkind in ('r', 'p', 'v', 'm', 'S', 'f')
        and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i', 'e'))
      union all
      select format('alter routine %s owner to ${application}', p.oid::regprocedure)
        from pg_proc p where pronamespace in (select oid from ours)
        and not exists (select from extensions e where e.objid = p.oid and e.classid = 'pg_proc'::regclass)
      union all
      select format('alter type %s owner to ${application}', t.oid::regtype)
        from pg_type t where typnamespace in (select oid from ours) and typtype in ('e', 'd', 'r')
        and not exists (select from extensions e where e.objid = t.oid and e.classid = 'pg_type'::regclass)`);
    await client.query('begin');
    for (const { statement } of rows) await client.query(statement);
    await client.query(`alter database ${pg.escapeIdentifier(database)} owner to ${application}`);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

const rulesFile = (layout: Layout) => path.join(layout.dataDir, 'pg_hba.conf');

function readRules(layout: Layout): Promise<string> {
  return readFile(rulesFile(layout), 'utf8');
}

/** Writes a new file and renames it. Links are not followed, because root writes into another user's folder here. */
async function writeRules(layout: Layout, rules: string): Promise<void> {
  const unfinished = `${rulesFile(layout)}.${randomBytes(6).toString('hex')}`;
  const file = await open(unfinished, 'wx', 0o600);
  try {
    if (layout.identity) await file.chown(layout.identity.uid, layout.identity.gid);
    await file.writeFile(rules);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, rulesFile(layout));
}
