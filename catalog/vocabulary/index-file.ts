import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { WordIndex } from './word-index.ts';

const catalogFolder = path.join(import.meta.dirname, '..');
const file = path.join(catalogFolder, '..', '.cache', 'vocabulary-index');
const stampLength = 64;

/** A hash of everything the index is made from. */
function hashSources(): string {
  const hash = createHash('sha256');
  const names = readdirSync(catalogFolder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((name) => /(?<!\.test)\.ts$/.test(name)).sort()) {
    hash.update(`\0${name}\0`).update(readFileSync(path.join(catalogFolder, name)));
  }
  return hash.digest('hex');
}

/** The index of the vocabulary, and a text that differs with every change of it: from its file, or made anew and written there when the vocabulary has changed. */
export async function loadWordIndex(): Promise<{ index: WordIndex; version: string }> {
  const stamp = hashSources();
  const version = stamp.slice(0, 12);
  const kept = readKept(stamp);
  if (kept) return { index: kept, version };
  const [{ listEntries }, { buildWordIndex }] = await Promise.all([import('./entries.ts'), import('./word-index.ts')]);
  const index = await buildWordIndex(listEntries());
  keep(stamp, index);
  return { index, version };
}

function readKept(stamp: string): WordIndex | null {
  try {
    const content = readFileSync(file);
    return content.toString('latin1', 0, stampLength) === stamp ? deserialize(content.subarray(stampLength)) : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** In a folder that may not be written the index is made at each start, which takes some seconds longer. */
function keep(stamp: string, index: WordIndex): void {
  const partial = `${file}.${process.pid}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(partial, Buffer.concat([Buffer.from(stamp, 'latin1'), serialize(index)]));
    renameSync(partial, file);
  } catch (error) {
    if (!['EACCES', 'EROFS', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
