import { execFile } from 'node:child_process';
import { chown, mkdtemp, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { minuteMs } from '../../../../contracts/durations.ts';
import { BundledPostgresFailure, explain } from './failure.ts';
import type { Layout } from './layout.ts';
import { superuser } from './roles.ts';

const majorVersion = '18';
const abandonedAfterMs = 10 * minuteMs;

/** Creates the data folder if there is none, and refuses one that cannot be used with an explanation. */
export async function ensureCluster(layout: Layout, durable: boolean): Promise<void> {
  const { dataDir } = layout;
  const contents = await readdir(dataDir).catch(ignoreMissing);
  if (contents.length === 0) return createCluster(layout, durable);
  const version = (await readFile(path.join(dataDir, 'PG_VERSION'), 'utf8').catch(ignoreMissing)).toString().trim();
  if (version === '') {
    throw new BundledPostgresFailure(
      `${dataDir} holds something that is not a PostgreSQL database: move it away, or set SNAPBAZAAR_DATA_DIR.`,
    );
  }
  if (version !== majorVersion) {
    throw new BundledPostgresFailure(
      `${dataDir} was written by PostgreSQL ${version}, and ${majorVersion} is bundled: dump and restore it, or move it away.`,
    );
  }
}

async function createCluster(layout: Layout, durable: boolean): Promise<void> {
  const { dataDir, binaries, identity } = layout;
  await removeAbandoned(dataDir);
  // Created under another name and renamed when complete: a killed initdb leaves a folder that only looks like a database.
  const unfinished = await mkdtemp(`${dataDir}.new-`);
  if (identity) await chown(unfinished, identity.uid, identity.gid);
  try {
    await runInitdb([`--pgdata=${unfinished}`, ...(durable ? [] : ['--no-sync'])], binaries, identity);
    await rename(unfinished, dataDir);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process created the folder first, which is just as good.
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  const parent = await open(path.dirname(dataDir));
  await parent.sync().finally(() => parent.close());
}

async function runInitdb(args: string[], binaries: string, identity: Layout['identity']): Promise<void> {
  const fixed = [
    `--username=${superuser}`,
    '--encoding=UTF8',
    // The same sort order on every machine, whatever its locale.
    '--locale=C',
    '--locale-provider=icu',
    '--icu-locale=und',
    // Only until the first start sets the passwords; the socket folder is private.
    '--auth-local=trust',
    '--auth-host=reject',
    '--no-instructions',
  ];
  try {
    const options = { ...identity, cwd: '/', env: { LC_ALL: 'C' } };
    await promisify(execFile)(path.join(binaries, 'bin', 'initdb'), [...fixed, ...args], options);
  } catch (error) {
    throw explain(error, (error as { stderr?: string }).stderr);
  }
}

async function removeAbandoned(dataDir: string): Promise<void> {
  const folder = path.dirname(dataDir);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${path.basename(dataDir)}.new-`)) continue;
    const { mtimeMs } = await stat(path.join(folder, name));
    if (Date.now() - mtimeMs > abandonedAfterMs) await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
