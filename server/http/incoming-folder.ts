import { randomUUID } from 'node:crypto';
import { lstat, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

const namePrefix = 'incoming-';
const leftoverMs = 60 * 60 * 1000;
// Another process removed it first, or it belongs to another user: both are none of our business.
const notOurs = ['ENOENT', 'EACCES', 'EPERM', 'ENOTDIR', 'ENOTEMPTY'];

/** Where one process keeps files while they arrive: below the data folder, readable by its own user only. */
export interface IncomingFolder {
  /** A path for a new file; its folder exists. */
  newPath(): Promise<string>;
  close(): Promise<void>;
}

/**
 * Each process has a folder of its own, because processes of several users may share a data folder. It is made for the
 * first file, so that a data folder that cannot be written does not stop the start.
 */
export async function openIncomingFolder(dataDirectory: string): Promise<IncomingFolder> {
  await removeLeftovers(dataDirectory);
  let folder: Promise<string> | undefined;

  async function make(): Promise<string> {
    await mkdir(dataDirectory, { recursive: true });
    // Made with mode 0700.
    return mkdtemp(path.join(dataDirectory, namePrefix));
  }

  return {
    async newPath() {
      folder ??= make();
      try {
        return path.join(await folder, randomUUID());
      } catch (error) {
        // The next file tries again: a full disk does not stay full.
        folder = undefined;
        throw error;
      }
    },
    async close() {
      const made = await folder?.catch(() => undefined);
      if (made) await rm(made, { recursive: true, force: true });
    },
  };
}

/** Removes what killed processes left; what changed within the hour may be another process's upload under way. */
async function removeLeftovers(dataDirectory: string): Promise<void> {
  const names = await readdir(dataDirectory).catch(ignore([], ...notOurs));
  for (const name of names.filter((each) => each.startsWith(namePrefix))) {
    const place = path.join(dataDirectory, name);
    const info = await lstat(place).catch(ignore(null, ...notOurs));
    if (!info?.isDirectory() || info.uid !== process.getuid?.()) continue;
    if (Date.now() - info.mtimeMs > leftoverMs) {
      await rm(place, { recursive: true, force: true }).catch(ignore(undefined, ...notOurs));
    }
  }
}

function ignore<Value>(value: Value, ...codes: string[]) {
  return (error: NodeJS.ErrnoException): Value => {
    if (codes.includes(error.code ?? '')) return value;
    throw error;
  };
}
