import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { open, readFile, rename, statfs } from 'node:fs/promises';
import path from 'node:path';
import { explain } from './failure.ts';
import { ensureSocketFolder, type Layout } from './layout.ts';
import { clusterName, killOrphans, removeStaleLock, signal, waitForExit } from './processes.ts';

const maxLogBytes = 8 * 1024 * 1024;

/** Starts a server on a folder without one and resolves to its process id as soon as it runs. */
export async function spawnPostgres(layout: Layout, durable: boolean): Promise<number> {
  const { dataDir, binaries, socketFolder, identity } = layout;
  await killOrphans(layout);
  await ensureSocketFolder(layout);
  await removeStaleLock(path.join(dataDir, 'postmaster.pid'), dataDir);
  await removeStaleLock(path.join(socketFolder, '.s.PGSQL.5432.lock'), dataDir);
  // The previous log is kept, because its end shows why a server died.
  await rename(logFile(dataDir), `${logFile(dataDir)}.previous`).catch(() => undefined);
  const log = await openLog(layout);
  try {
    const child = spawn(path.join(binaries, 'bin', 'postgres'), ['-D', dataDir, ...settings(layout, durable)], {
      ...identity,
      cwd: '/',
      env: { LC_ALL: 'C' },
      // A separate process group: Ctrl-C in a terminal must not end it while the app finishes its requests.
      detached: true,
      // A file, not a pipe: the server outlives an app that is killed, and writing to a broken pipe would end it.
      stdio: ['ignore', log.fd, log.fd],
    });
    const pid = await new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      child.once('spawn', () => resolve(child.pid as number));
    });
    child.unref();
    return pid;
  } catch (error) {
    throw explain(error);
  } finally {
    await log.close();
  }
}

/** Shuts the server down, with a stronger signal if it does not exit; committed data is safe in any case. */
export async function stopPostgres(pid: number, dataDir: string): Promise<void> {
  for (const [name, timeoutMs] of [
    ['SIGINT', 60_000],
    ['SIGQUIT', 10_000],
    ['SIGKILL', 5000],
  ] as const) {
    signal(pid, name);
    if (await waitForExit(pid, dataDir, timeoutMs)) return;
  }
}

export function logFile(dataDir: string): string {
  return path.join(dataDir, 'server.log');
}

/** The end of the server's log; on a full disk the server cannot write even that. */
export async function readLog(dataDir: string): Promise<string> {
  const text = (await readFile(logFile(dataDir), 'utf8').catch(() => '')).slice(-8000);
  const { bavail } = await statfs(dataDir);
  return text === '' && bavail === 0 ? 'No space left on device' : text;
}

/** Truncates the log when it is too large; a running server continues at its beginning. */
export async function truncateLargeLog(layout: Layout): Promise<void> {
  const log = await openLog(layout);
  try {
    if ((await log.stat()).size > maxLogBytes) await log.truncate();
  } finally {
    await log.close();
  }
}

async function openLog({ dataDir, identity }: Layout) {
  // Symbolic links are refused: otherwise the owner of the data folder could make root write to any file.
  const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_APPEND | constants.O_NOFOLLOW;
  const log = await open(logFile(dataDir), flags, 0o600);
  if (identity) await log.chown(identity.uid, identity.gid);
  return log;
}

function settings({ dataDir, socketFolder }: Layout, durable: boolean): string[] {
  const values = {
    cluster_name: clusterName(dataDir),
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    shared_buffers: '128MB',
    max_connections: '100',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Neither statements nor their values are logged, because they hold personal data.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
