/** Bounds what one archive can cost, whatever it says of itself. */
export interface ZipLimits {
  /** Files that are taken out of it. */
  files: number;
  /** Bytes of one file when it is unpacked. */
  fileBytes: number;
}

/** A file in an archive that is worth unpacking. */
interface Entry {
  name: string;
  isDeflated: boolean;
  packedBytes: number;
  headerAt: number;
  /** Milliseconds. */
  changedAt: number;
}

const signatures = { end: 0x06054b50, entry: 0x02014b50, header: 0x04034b50 };
const types = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heif',
};
/** The end record and the longest comment that may follow it. */
const longestEnd = 22 + 0xffff;
/** The list of a hundred thousand files; a longer one is not read. */
const longestList = 16_000_000;
const longestName = 80;

export const isZip = ({ type, name }: Pick<File, 'type' | 'name'>) =>
  /^application\/(x-)?zip(-compressed)?$/.test(type) || /\.zip$/i.test(name);

/** The photos of an archive, in its order; throws where it is none. Other files, hidden ones and those that are too large are left out. */
export async function readZip(archive: Blob, limits: ZipLimits): Promise<File[]> {
  const entries = await listEntries(archive);
  const files: File[] = [];
  for (const entry of entries) {
    if (files.length === limits.files) break;
    const file = await unpack(archive, entry, limits.fileBytes);
    if (file) files.push(file);
  }
  return files;
}

async function listEntries(archive: Blob): Promise<Entry[]> {
  const tailAt = Math.max(0, archive.size - longestEnd);
  const tail = await view(archive, tailAt, archive.size);
  let at = tail.byteLength - 22;
  while (at >= 0 && tail.getUint32(at, true) !== signatures.end) at -= 1;
  if (at < 0) throw new Error('There is no list of files at the end.');
  const [listBytes, listAt] = [tail.getUint32(at + 12, true), tail.getUint32(at + 16, true)];
  if (listBytes > longestList || listAt + listBytes > archive.size) throw new Error('The list of files is not in it.');
  return readList(await view(archive, listAt, listAt + listBytes));
}

function readList(list: DataView): Entry[] {
  const entries: Entry[] = [];
  let at = 0;
  while (at + 46 <= list.byteLength && list.getUint32(at, true) === signatures.entry) {
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((part) => list.getUint16(at + part, true)) as [
      number,
      number,
      number,
    ];
    const path = new TextDecoder().decode(
      new Uint8Array(list.buffer, list.byteOffset + at + 46, Math.min(nameBytes, list.byteLength - at - 46)),
    );
    const [flags, method] = [list.getUint16(at + 8, true), list.getUint16(at + 10, true)];
    const isEncrypted = (flags & 1) === 1;
    if (isPhoto(path) && !isEncrypted && (method === 0 || method === 8)) {
      entries.push({
        name: plainName(path),
        isDeflated: method === 8,
        packedBytes: list.getUint32(at + 20, true),
        headerAt: list.getUint32(at + 42, true),
        changedAt: timeOf(list.getUint16(at + 14, true), list.getUint16(at + 12, true)),
      });
    }
    at += 46 + nameBytes + extraBytes + commentBytes;
  }
  return entries;
}

/** The last part of a path alone, without what could not stand in a file name. */
const plainName = (path: string) =>
  (path.split(/[\\/]/).at(-1) ?? '').replace(/[^\p{L}\p{M}\p{N}. _-]/gu, '_').slice(-longestName);

const extensionOf = (name: string) => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Systems hide files of their own beside photos, with the same endings. */
function isPhoto(path: string): boolean {
  const isHidden = path.split(/[\\/]/).some((part) => part.startsWith('.') || part === '__MACOSX');
  return !isHidden && extensionOf(path) in types;
}

function timeOf(date: number, time: number): number {
  return new Date(
    (date >> 9) + 1980,
    ((date >> 5) & 15) - 1,
    date & 31,
    time >> 11,
    (time >> 5) & 63,
    (time & 31) * 2,
  ).getTime();
}

/** The unpacked file; null where it is longer than allowed, whatever the list says, or broken. */
async function unpack(archive: Blob, entry: Entry, mostBytes: number): Promise<File | null> {
  const header = await view(archive, entry.headerAt, entry.headerAt + 30);
  if (header.byteLength < 30 || header.getUint32(0, true) !== signatures.header) return null;
  const from = entry.headerAt + 30 + header.getUint16(26, true) + header.getUint16(28, true);
  const packed = archive.slice(from, from + entry.packedBytes);
  const stream = entry.isDeflated
    ? packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))
    : packed.stream();
  const bytes = await readUpTo(stream, mostBytes);
  const type = types[extensionOf(entry.name) as keyof typeof types];
  return bytes && new File(bytes, entry.name, { type, lastModified: entry.changedAt });
}

async function readUpTo(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>[] | null> {
  const reader = stream.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  try {
    for (let total = 0; ; ) {
      const { done, value } = await reader.read();
      if (done) return parts;
      total += value.byteLength;
      if (total > most) {
        await reader.cancel();
        return null;
      }
      parts.push(value);
    }
  } catch {
    // A broken file is left out like one that is no photo; the others are read.
    return null;
  }
}

const view = async (archive: Blob, from: number, to: number) =>
  new DataView(await archive.slice(from, to).arrayBuffer());
