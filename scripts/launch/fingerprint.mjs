import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inRoot } from './root.mjs';

/** A hash of the names and contents of files and folders of the project; missing ones are skipped. */
export async function fingerprint(paths, ...extra) {
  const hash = createHash('sha256').update(JSON.stringify(extra));
  for (const path of paths) {
    for (const file of await filesIn(path)) {
      const content = await readFile(inRoot(file));
      hash.update(`\0${file}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

async function filesIn(path) {
  const info = await stat(inRoot(path)).catch(() => null);
  if (!info) return [];
  if (!info.isDirectory()) return [path];
  const names = (await readdir(inRoot(path))).sort();
  return (await Promise.all(names.map((name) => filesIn(join(path, name))))).flat();
}

export async function readStamp(path) {
  return readFile(path, 'utf8').catch(() => null);
}
