import { execFile } from 'node:child_process';
import { chmod, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const megabytes = 600;
const chunk = Buffer.alloc(1024 * 1024);

/** The disk that the site writes to. */
export interface SmallDisk {
  folder: string;
  /** Whether it is a separate file system that can be filled safely. */
  canBeFull: boolean;
  fill(): Promise<void>;
  makeRoom(): Promise<void>;
  remove(): Promise<void>;
}

/** A separate file system of some hundred megabytes where mounting is allowed (root on Linux), else a plain folder. */
export async function openDisk(): Promise<SmallDisk> {
  const folder = await mkdtemp(path.join(tmpdir(), 'snapbazaar-faults-'));
  const canBeFull = await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]).then(
    () => true,
    () => false,
  );
  // As root the database runs as another user, which needs access to this folder.
  await chmod(folder, 0o755);
  const filler = path.join(folder, 'filler');
  return {
    folder,
    canBeFull,
    async fill() {
      const file = await open(filler, 'a');
      try {
        for (let size = chunk.length; size >= 1; ) {
          const written = await file.write(chunk, 0, size).catch((error) => {
            if (error.code !== 'ENOSPC') throw error;
          });
          // The remaining space is filled page by page.
          if (!written) size = size > 4096 ? Math.floor(size / 16) : 0;
        }
      } finally {
        await file.close();
      }
    },
    makeRoom: () => rm(filler, { force: true }),
    async remove() {
      if (canBeFull) await run('umount', [folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
