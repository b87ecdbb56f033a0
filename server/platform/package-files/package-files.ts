import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Options } from 'pacote';
import type { Parser as TarParser } from 'tar';
import { minuteMs } from '../../../contracts/durations.ts';
import { AppError } from '../../../contracts/errors.ts';
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
  // Imported here because they load 500 modules, and most starts find every file in the cache.
  const [{ default: pacote }, { Parser }] = await Promise.all([import('pacote'), import('tar')]);
  await mkdir(path.dirname(filePath), { recursive: true });
  const unfinished = `${filePath}.${randomUUID()}`;
  try {
    await pacote.tarball.stream(entry.package, (tarball) => writeFileOf(tarball, entry.file, unfinished, Parser), {
      ...settings,
      integrity: entry.integrity,
      ...{ fetchRetries: 1, fetchRetryMintimeout: 500, timeout: 60_000 },
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

/** Reads the whole tarball, so that its integrity is checked, but writes only the one file. */
async function writeFileOf(tarball: Readable, file: string, filePath: string, Parser: typeof TarParser): Promise<void> {
  let writing: Promise<void> = Promise.resolve();
  const parser = new Parser({
    filter: (name) => name === file,
    onReadEntry: (entry) => {
      writing = pipeline(entry, createWriteStream(filePath));
      // Awaited below; until then a failure must not count as unhandled.
      writing.catch(() => undefined);
    },
  });
  await new Promise<void>((resolve, reject) => {
    tarball.on('error', reject);
    parser.on('error', reject);
    parser.on('end', resolve);
    tarball.pipe(parser as unknown as NodeJS.WritableStream);
  });
  await writing;
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
