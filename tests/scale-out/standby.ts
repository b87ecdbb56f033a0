import { execFile } from 'node:child_process';
import { chmod, chown, copyFile, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { startBundledPostgres } from '../../server/platform/db/bundled-postgres/bundled-postgres.ts';

export interface PrimaryWithStandby {
  primaryUrl: string;
  standbyUrl: string;
  /** Pauses or resumes replay on the standby. */
  setReplaying(isReplaying: boolean): Promise<void>;
  stopStandby(): Promise<void>;
  startStandby(): Promise<void>;
  stop(): Promise<void>;
}

/** A real PostgreSQL with a streaming standby, both bundled. */
export async function startPrimaryWithStandby(): Promise<PrimaryWithStandby> {
  const folder = await mkdtemp(path.join(tmpdir(), 'snapbazaar-replica-'));
  // As root the database runs as another user, which needs access to this folder.
  await chmod(folder, 0o755);
  const [primaryDir, standbyDir] = [path.join(folder, 'primary'), path.join(folder, 'standby')];
  const primary = await startBundledPostgres({ dataDir: primaryDir, durable: false });
  await copyToStandby(primary.superuserUrl, primaryDir, standbyDir);
  const openStandby = () => startBundledPostgres({ dataDir: standbyDir, durable: false });
  let standby = await openStandby();
  const standbyUrl = standby.url;
  return {
    primaryUrl: primary.url,
    standbyUrl,
    async setReplaying(isReplaying) {
      await query(standby.superuserUrl, `select pg_wal_replay_${isReplaying ? 'resume' : 'pause'}()`);
    },
    stopStandby: () => standby.stop(),
    async startStandby() {
      standby = await openStandby();
    },
    async stop() {
      await standby.stop();
      await primary.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A base backup by hand: copies the files between pg_backup_start and pg_backup_stop, and configures the standby. */
async function copyToStandby(primaryUrl: string, primaryDir: string, standbyDir: string): Promise<void> {
  const client = new pg.Client(primaryUrl);
  await client.connect();
  await client.query("select pg_backup_start('standby', true)");
  await promisify(execFile)('cp', ['-a', primaryDir, standbyDir]);
  // The same roles have the same passwords.
  await copyFile(`${primaryDir}.password`, `${standbyDir}.password`);
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await client.end();
  await Promise.all(
    ['postmaster.pid', '.s.PGSQL.5432', '.s.PGSQL.5432.lock'].map((name) => rm(path.join(standbyDir, name))),
  );
  const { uid, gid } = await stat(primaryDir);
  const write = async (name: string, text: string) => {
    await writeFile(path.join(standbyDir, name), text);
    await chown(path.join(standbyDir, name), uid, gid);
  };
  await write('backup_label', rows[0]?.labelfile ?? '');
  await write('standby.signal', '');
  await write(
    'postgresql.auto.conf',
    `primary_conninfo = 'host=${primaryDir} user=snapbazaar password=${client.password}'\n`,
  );
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(text).finally(() => client.end());
}
