import { randomUUID } from 'node:crypto';
import { lstat, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { hourMs } from '../../../../contracts/durations.ts';

const namePrefix = 'incoming-';
const abandonedAfterMs = hourMs;
// Another process removed the folder first, or it belongs to another user.
const ignoredCodes = ['ENOENT', 'EACCES', 'EPERM', 'ENOTDIR', 'ENOTEMPTY'];

/** A process's folder for uploads in progress: below the data folder, readable by its own user only. */
export interface IncomingFolder {
  /** A path for a new file; its folder exists. */
  newPath(): Promise<string>;
  close(): Promise<void>;
}

/**
 * Each process has its own folder, because processes of several users may share a data folder. It is created for the
 * first file, so that a read-only data folder does not prevent the server from starting.
 */
export async function openIncomingFolder(dataDirectory: string): Promise<IncomingFolder> {
  await removeLeftovers(dataDirectory);
  let folder: Promise<string> | undefined;

  async function createFolder(): Promise<string> {
    await mkdir(dataDirectory, { recursive: true });
    // mkdtemp creates it with mode 0700.
    return mkdtemp(path.join(dataDirectory, namePrefix));
  }

  return {
    async newPath() {
      folder ??= createFolder();
      try {
        return path.join(await folder, randomUUID());
      } catch (error) {
        // The next file retries, because a full disk may have space again by then.
        folder = undefined;
        throw error;
      }
    },
    async close() {
      const created = await folder?.catch(() => undefined);
      if (created) await rm(created, { recursive: true, force: true });
    },
  };
}

/** Removes folders of killed processes; one changed within the last hour may belong to a running process. */
async function removeLeftovers(dataDirectory: string): Promise<void> {
  const names = await readdir(dataDirectory).catch(ignore([], ...ignoredCodes));
  for (const name of names.filter((entry) => entry.startsWith(namePrefix))) {
    const folder = path.join(dataDirectory, name);
    const info = await lstat(folder).catch(ignore(null, ...ignoredCodes));
    if (!info?.isDirectory() || info.uid !== process.getuid?.()) continue;
    if (Date.now() - info.mtimeMs > abandonedAfterMs) {
      await rm(folder, { recursive: true, force: true }).catch(ignore(undefined, ...ignoredCodes));
    }
  }
}

function ignore<Value>(value: Value, ...codes: string[]) {
  return (error: NodeJS.ErrnoException): Value => {
    if (codes.includes(error.code ?? '')) return value;
    throw error;
  };
}
