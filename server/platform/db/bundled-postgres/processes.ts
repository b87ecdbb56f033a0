import { execFile } from 'node:child_process';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Layout, shortHash } from './layout.ts';

interface Process {
  pid: number;
  uid: number;
  command: string;
}

/** Part of the title of every process of this cluster, which identifies the orphans of a dead postmaster. */
export const clusterName = (dataDir: string): string => `snapbazaar-${shortHash(dataDir)}`;

export interface Postmaster {
  pid: number;
  /** Undefined until the server has written it to its lock file. */
  socketFolder: string | undefined;
}

/** The running server of this data folder; a process id that was reused by another program is ignored. */
export async function findPostmaster(dataDir: string): Promise<Postmaster | null> {
  const lines = (await readFile(path.join(dataDir, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!(pid > 0 && (await isPostmasterOf(pid, dataDir)))) return null;
  return { pid, socketFolder: lines[4]?.trim() || undefined };
}

export async function isPostmasterOf(pid: number, dataDir: string): Promise<boolean> {
  const found = await readProcess(pid);
  return found !== null && /^\S.*\/postgres /.test(found.command) && found.command.includes(` -D ${dataDir} -c `);
}

export async function waitForExit(pid: number, dataDir: string, forMs: number): Promise<boolean> {
  for (const end = performance.now() + forMs; performance.now() < end; await sleep(20)) {
    if (!(await isPostmasterOf(pid, dataDir))) return true;
  }
  return false;
}

/**
 * Waits for the processes that a killed postmaster left behind and kills those that do not exit: while one lives, no
 * new server can start on this folder.
 */
export async function killOrphans({ dataDir, identity }: Layout): Promise<void> {
  const uid = identity?.uid ?? process.getuid?.();
  const killAfter = performance.now() + 2000;
  const limit = killAfter + 5000;
  while (performance.now() < limit) {
    const title = `postgres: ${clusterName(dataDir)}: `;
    const orphans = (await listProcesses()).filter((found) => found.uid === uid && found.command.startsWith(title));
    if (orphans.length === 0 || (await findPostmaster(dataDir))) return;
    if (performance.now() > killAfter) for (const { pid } of orphans) signal(pid, 'SIGKILL');
    await sleep(50);
  }
}

/**
 * Removes a lock file whose process id now belongs to another program, as happens when a container restarts:
 * PostgreSQL would take that program for a running server and refuse to start.
 */
export async function removeStaleLock(file: string, dataDir: string): Promise<void> {
  const pid = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10);
  const holder = pid > 0 ? await readProcess(pid) : null;
  if (holder && !(await isPostmasterOf(pid, dataDir))) await rm(file, { force: true });
}

/** Sends a signal; a process that has already ended is ignored. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function readProcess(pid: number): Promise<Process | null> {
  if (process.platform !== 'linux') return (await listProcesses()).find((found) => found.pid === pid) ?? null;
  try {
    const [{ uid }, command] = await Promise.all([stat(`/proc/${pid}`), readFile(`/proc/${pid}/cmdline`, 'utf8')]);
    return { pid, uid, command: command.replaceAll('\0', ' ') };
  } catch {
    return null;
  }
}

export async function listProcesses(): Promise<Process[]> {
  if (process.platform === 'linux') {
    const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0);
    return (await Promise.all(pids.map(readProcess))).filter((found) => found !== null);
  }
  const { stdout } = await promisify(execFile)('ps', ['-axww', '-o', 'pid=,uid=,command=']);
  return stdout.split('\n').flatMap((line) => {
    const [, pid, uid, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return command === undefined ? [] : [{ pid: Number(pid), uid: Number(uid), command: `${command} ` }];
  });
}
