import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { AppError } from '../../../contracts/errors.ts';

const [localHeader, centralHeader, endRecord] = [0x04034b50, 0x02014b50, 0x06054b50];
const [stored, deflated] = [0, 8];
const namesInUtf8 = 0x0800;

/** Unpacks the wanted files of an archive, up to so many bytes in all; what an entry claims about its size is not believed. */
export function unzip(bytes: Buffer, isWanted: (name: string) => boolean, mostBytes: number): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let left = mostBytes;
  try {
    for (const { name, method, packed } of listEntries(bytes)) {
      if (!isWanted(name)) continue;
      const content = method === stored ? packed : inflate(packed, method, left);
      left -= content.length;
      if (left < 0) throw new AppError('table_too_large');
      files.set(name, content);
    }
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('table_unreadable', { cause });
  }
  return files;
}

function inflate(packed: Buffer, method: number, left: number): Buffer {
  if (method !== deflated) throw new AppError('table_unreadable');
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, left) });
  } catch (cause) {
    const isTooLarge = (cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new AppError(isTooLarge ? 'table_too_large' : 'table_unreadable', { cause });
  }
}

/** The entries by the directory at the end of the archive. */
function* listEntries(bytes: Buffer) {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0) throw new AppError('table_unreadable');
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (bytes.readUInt32LE(at) !== centralHeader) throw new AppError('table_unreadable');
    const [flags, method] = [bytes.readUInt16LE(at + 8), bytes.readUInt16LE(at + 10)];
    // An encrypted workbook is opened with its password first.
    if (flags & 1) throw new AppError('table_unreadable');
    const packedSize = bytes.readUInt32LE(at + 20);
    const [nameSize, extraSize, noteSize] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as number[];
    const local = bytes.readUInt32LE(at + 42);
    const name = bytes.toString('utf8', at + 46, at + 46 + Number(nameSize));
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    yield { name, method, packed: bytes.subarray(start, start + packedSize) };
    at += 46 + Number(nameSize) + Number(extraSize) + Number(noteSize);
  }
}

/** Packs files into an archive. */
export function zip(files: Record<string, string>): Buffer {
  const [parts, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [path, content] of Object.entries(files)) {
    const [name, bytes] = [Buffer.from(path), Buffer.from(content)];
    const packed = deflateRawSync(bytes);
    // Version 2.0, the flag for names in UTF-8, the method, and no time: the same table is the same file.
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(namesInUtf8, 2);
    facts.writeUInt16LE(deflated, 4);
    facts.writeUInt16LE(0x21, 8);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(name.length, 22);
    parts.push(number(localHeader), facts, name, packed);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(number(centralHeader), Buffer.from([20, 0]), facts, place, name);
    offset += 30 + name.length + packed.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  const count = Object.keys(files).length;
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, entries, number(endRecord), end]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
