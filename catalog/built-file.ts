import { createHash } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { inProject } from '../server/project-root.ts';

const stampLength = 64;

interface BuiltFile<Content> {
  /** The file's name in the cache folder. */
  name: string;
  /** The folders it is made from; a change of any source file in them makes it anew. */
  folders: readonly string[];
  build(): Promise<Content>;
}

/** Reads a part of the bytes, from `start` to `end`. */
export type ReadBytes = (start: number, end: number) => Buffer;

/** Data made from source files: from its file in the cache, or made anew and written there when a source has changed. */
export async function loadBuiltFile<Content extends object>(
  built: BuiltFile<Content>,
): Promise<{ content: Content; version: string }> {
  const stamp = hashSources(built.folders);
  const version = stamp.slice(0, 12);
  const kept = readKept<Content>(fileOf(built), stamp);
  if (kept) return { content: kept.content, version };
  const content = await built.build();
  keep(fileOf(built), stamp, content);
  return { content, version };
}

/** The same, but its `bytes` stay in the file, because a few of them are read now and then. */
export async function openBuiltFile<Content extends { bytes: Uint8Array }>(
  built: BuiltFile<Content>,
): Promise<{ content: Omit<Content, 'bytes'>; readBytes: ReadBytes }> {
  const stamp = hashSources(built.folders);
  const file = fileOf(built);
  let kept = readKept<Content>(file, stamp, 'bytes');
  if (kept?.readLeft) return { content: kept.content, readBytes: kept.readLeft };
  const content = await built.build();
  keep(file, stamp, content);
  kept = readKept<Content>(file, stamp, 'bytes');
  if (kept?.readLeft) return { content: kept.content, readBytes: kept.readLeft };
  return { content, readBytes: (start, end) => Buffer.from(content.bytes.subarray(start, end)) };
}

const fileOf = ({ name }: { name: string }) => inProject('.cache', name);

/** A hash of all source files in the folders. */
function hashSources(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const names = readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((name) => /(?<!\.test)\.ts$/.test(name)).sort()) {
      hash.update(`\0${folder}/${name}\0`).update(readFileSync(inProject(folder, name)));
    }
  }
  return hash.digest('hex');
}

interface KeptFile<Content> {
  content: Content;
  /** Reads what was left in the file. */
  readLeft?: ReadBytes;
}

/** The content of a file with this stamp; the array `left` is emptied and stays in the file. */
function readKept<Content extends object>(file: string, stamp: string, left?: string): KeptFile<Content> | null {
  const descriptor = openToRead(file);
  if (descriptor === null) return null;
  let kept: KeptFile<Content> | null = null;
  try {
    const bytes = readFileSync(descriptor);
    if (bytes.toString('latin1', 0, stampLength) !== stamp) return null;
    const content = deserialize(bytes.subarray(stampLength));
    kept = { content };
    // An array that is a part of the file would keep all of it in memory.
    for (const [name, value] of Object.entries(content)) {
      if (!ArrayBuffer.isView(value) || value.buffer !== bytes.buffer) continue;
      if (name === left) kept.readLeft = readerOf(descriptor, value.byteOffset - bytes.byteOffset);
      content[name] = name === left ? new Uint8Array() : copyOf(value);
    }
    return kept;
  } finally {
    if (!kept?.readLeft) closeSync(descriptor);
  }
}

function openToRead(file: string): number | null {
  try {
    return openSync(file, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function readerOf(descriptor: number, offset: number): ReadBytes {
  return (start, end) => {
    const part = Buffer.allocUnsafe(end - start);
    readSync(descriptor, part, 0, part.length, offset + start);
    return part;
  };
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
