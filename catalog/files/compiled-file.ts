import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { projectRoot } from './project-root.ts';

/** A file that a program makes of `data/` before the application starts; the launcher runs it when a source has changed. */
export interface CompiledFile {
  name: string;
  /** The program that makes it. */
  program: string;
}

/** Reads a part of the bytes, from `start` to `end`. */
export type ReadBytes = (start: number, end: number) => Buffer;

interface Compiled<Content> {
  content: Content;
  /** A hash of the content, and of what else it was made to differ with. */
  version: string;
}

const versionLength = 64;
/** The version, and the length of the content, which the bytes that are read in parts follow. */
const headerLength = versionLength + 4;

const pathOf = ({ name }: CompiledFile) => path.join(projectRoot, '.cache', 'generated', name);

/** Writes a file for the functions below. The version also differs with `code`, which reads the content. */
export function writeCompiledFile(
  file: CompiledFile,
  content: object,
  { bytes = new Uint8Array(), code = '' }: { bytes?: Uint8Array; code?: string } = {},
): void {
  const written = serialize(content);
  const header = Buffer.alloc(headerLength);
  header.write(createHash('sha256').update(written).update(bytes).update(code).digest('hex'), 'latin1');
  header.writeUInt32LE(written.length, versionLength);
  const partial = `${pathOf(file)}.${process.pid}`;
  mkdirSync(path.dirname(partial), { recursive: true });
  writeFileSync(partial, Buffer.concat([header, written, bytes]));
  renameSync(partial, pathOf(file));
}

/** Reads a compiled file. */
export function readCompiledFile<Content extends object>(file: CompiledFile): Compiled<Content> {
  const { descriptor, content, version } = open<Content>(file);
  closeSync(descriptor);
  return { content, version };
}

/** The same, with a reader of its bytes, which stay in the file, because a few of them are read now and then. */
export function openCompiledFile<Content extends object>(
  file: CompiledFile,
): Compiled<Content> & { readBytes: ReadBytes } {
  const { descriptor, content, version, end } = open<Content>(file);
  return { content, version, readBytes: (from, to) => readPart(descriptor, end + from, to - from) };
}

function open<Content extends object>(file: CompiledFile): Compiled<Content> & { descriptor: number; end: number } {
  const descriptor = openToRead(file);
  const header = readPart(descriptor, 0, headerLength);
  const length = header.readUInt32LE(versionLength);
  const read = readPart(descriptor, headerLength, length);
  const content = deserialize(read);
  // An array that is a part of what was read would keep all of it in memory.
  for (const [name, value] of Object.entries(content)) {
    if (ArrayBuffer.isView(value) && value.buffer === read.buffer) content[name] = copyOf(value);
  }
  return { descriptor, content, version: header.toString('latin1', 0, 12), end: headerLength + length };
}

function openToRead(file: CompiledFile): number {
  try {
    return openSync(pathOf(file), 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const message = `${pathOf(file)} is missing. Every npm command of this project makes it, and so does: node ${file.program}`;
    throw new Error(message, { cause: error });
  }
}

function readPart(descriptor: number, offset: number, length: number): Buffer {
  // Not from the pool, of which a small part would keep the whole in memory.
  const part = Buffer.allocUnsafeSlow(length);
  readSync(descriptor, part, 0, length, offset);
  return part;
}

function copyOf(array: ArrayBufferView): ArrayBufferView {
  // A buffer's own `slice` does not copy.
  return array instanceof Uint8Array ? Buffer.from(array) : (array as Uint32Array).slice();
}
