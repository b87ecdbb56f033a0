import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inRoot } from './root.mjs';

/** A hash of the names and contents of files and folders of the project; missing ones are skipped. */
export async function fingerprint(paths, ...extra) {
  const hash = createHash('sha256').update(JSON.stringify(extra));
  for (const path of paths) {
    for (const { file } of await statsIn(path)) {
      const content = await readFile(inRoot(file));
      hash.update(`\0${file}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

/**
 * A hash of the names, sizes and times of the same files, which is ten times as quick to make. It differs also when only
 * the times do, as in a new clone.
 */
export async function quickFingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const { file, size, mtimeMs } of await statsIn(path)) hash.update(`\0${file}\0${size}\0${mtimeMs}`);
  }
  return hash.digest('hex');
}

async function statsIn(path) {
  const info = await stat(inRoot(path)).catch(() => null);
  if (!info) return [];
  if (!info.isDirectory()) return [{ file: path, size: info.size, mtimeMs: info.mtimeMs }];
  const names = (await readdir(inRoot(path))).sort();
  return (await Promise.all(names.map((name) => statsIn(join(path, name))))).flat();
}

export async function readStamp(path) {
  return readFile(path, 'utf8').catch(() => null);
}
