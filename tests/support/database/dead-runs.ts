import { lstat, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { listProcesses, signal } from '../../../server/platform/db/bundled-postgres/processes.ts';

/** Removes the temporary folders of this user's test runs that were killed, and ends the sites and databases they left. */
export async function removeDeadRuns(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const pid = Number(/^snapbazaar-tests-(\d+)-\w+$/.exec(name)?.[1]);
    const folder = path.join(parent, name);
    if (!pid || isAlive(pid) || !(await isOwnFolder(folder))) continue;
    for (const orphan of await findProcessesOf(folder)) signal(orphan, 'SIGKILL');
    // A process that was just killed may still have been writing; another run may be removing the same folder.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Without permission to signal it, the process exists.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A symbolic link or another user's folder is never touched. */
async function isOwnFolder(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => null);
  return found?.isDirectory() === true && found.uid === process.getuid?.();
}

/** Every process of a run has its folder as TMPDIR; only databases are started without it, but on a folder below. */
async function findProcessesOf(folder: string): Promise<number[]> {
  const found = await Promise.all(
    (await listProcesses()).map(async ({ pid, command }) => {
      if (command.includes(` -D ${folder}${path.sep}`)) return [pid];
      const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '');
      return environment.split('\0').includes(`TMPDIR=${folder}`) ? [pid] : [];
    }),
  );
  return found.flat();
}
