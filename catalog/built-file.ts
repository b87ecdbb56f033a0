import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';

const root = path.join(import.meta.dirname, '..');
const stampLength = 64;

interface BuiltFile<Content> {
  /** The file's name in the cache folder. */
  name: string;
  /** The folders it is made from; a change of any source file in them makes it anew. */
  folders: readonly string[];
  build(): Promise<Content>;
}

/** Data made from source files: from its file in the cache, or made anew and written there when a source has changed. */
export async function loadBuiltFile<Content>(
  built: BuiltFile<Content>,
): Promise<{ content: Content; version: string }> {
  const file = path.join(root, '.cache', built.name);
  const stamp = hashSources(built.folders);
  const version = stamp.slice(0, 12);
  const kept = readKept<Content>(file, stamp);
  if (kept) return { content: kept, version };
  const content = await built.build();
  keep(file, stamp, content);
  return { content, version };
}

/** A hash of all source files in the folders. */
function hashSources(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const names = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((name) => /(?<!\.test)\.ts$/.test(name)).sort()) {
      hash.update(`\0${folder}/${name}\0`).update(readFileSync(path.join(root, folder, name)));
    }
  }
  return hash.digest('hex');
}

function readKept<Content>(file: string, stamp: string): Content | null {
  try {
    const bytes = readFileSync(file);
    if (bytes.toString('latin1', 0, stampLength) !== stamp) return null;
    const content = deserialize(bytes.subarray(stampLength));
    // An array that is a part of the file would keep all of it in memory.
    for (const [name, value] of Object.entries(content)) {
      if (ArrayBuffer.isView(value) && value.buffer === bytes.buffer) content[name] = copyOf(value);
    }
    return content;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function copyOf(array: ArrayBufferView): ArrayBufferView {
  // A buffer's own `slice` does not copy.
  return array instanceof Uint8Array ? Buffer.from(array) : (array as Uint32Array).slice();
}

/** In a folder that may not be written it is made at each start, which takes some seconds longer. */
function keep(file: string, stamp: string, content: unknown): void {
  const partial = `${file}.${process.pid}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(partial, Buffer.concat([Buffer.from(stamp, 'latin1'), serialize(content)]));
    renameSync(partial, file);
  } catch (error) {
    if (!['EACCES', 'EROFS', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
