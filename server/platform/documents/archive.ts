import { createHash, type Hash } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { Header } from 'tar';

export interface Entry {
  name: string;
  bytes: Buffer;
}

const block = 512;
// Each entry is held in memory. Entries have a few megabytes, so a larger one means a damaged or foreign file.
const maxEntryBytes = 256 * 1024 * 1024;

/** Writes a tar file entry by entry and computes the checksum of its contents. */
export interface ArchiveWriter {
  add(name: string, bytes: Uint8Array): Promise<void>;
  /** SHA-256 over the names, lengths and contents so far, in their order. */
  fingerprint(): string;
  /** Finishes the file and syncs it to disk. */
  close(): Promise<void>;
}

/** Creates an archive that only its owner can read, replacing an unfinished one of the same name. */
export async function createArchive(file: string): Promise<ArchiveWriter> {
  await rm(file, { force: true });
  const handle = await open(file, 'wx', 0o600);
  const hash = createHash('sha256');
  const now = new Date();
  return {
    async add(name, bytes) {
      const head = Buffer.alloc(block);
      const header = new Header({ path: name, size: bytes.byteLength, mode: 0o600, mtime: now, type: 'File' });
      if (header.encode(head)) throw new Error(`'${name}' is too long a name for the archive.`);
      await writeAll(handle, [head, bytes, Buffer.alloc(padding(bytes.byteLength))]);
      updateHash(hash, name, bytes);
    },
    fingerprint: () => hash.copy().digest('hex'),
    async close() {
      await writeAll(handle, [Buffer.alloc(2 * block)]);
      await handle.sync();
      await handle.close();
    },
  };
}

/** Thrown when a file is no backup archive or is incomplete. */
export class BrokenArchive extends Error {
  constructor(what: string) {
    super(`This backup cannot be used: ${what}. Nothing was restored.`);
    this.name = 'BrokenArchive';
  }
}

/** Reads an archive entry by entry, each with the fingerprint of all entries before it. */
export async function* readArchive(file: string): AsyncGenerator<Entry & { fingerprintBefore: string }> {
  const handle = await open(file, 'r');
  const hash = createHash('sha256');
  let position = 0;
  const read = async (length: number) => {
    const bytes = Buffer.alloc(length);
    for (let filled = 0; filled < length; ) {
      const { bytesRead } = await handle.read(bytes, filled, length - filled, position);
      if (bytesRead === 0) throw new BrokenArchive('the file ends too early');
      filled += bytesRead;
      position += bytesRead;
    }
    return bytes;
  };
  try {
    for (;;) {
      const header = new Header(await read(block));
      if (header.nullBlock) return;
      const { path: name, size } = header;
      if (!header.cksumValid || header.type !== 'File' || !name || size === undefined || size > maxEntryBytes) {
        throw new BrokenArchive('it is damaged, or it is no backup of Snapbazaar');
      }
      const bytes = await read(size);
      if ((await read(padding(size))).some((byte) => byte !== 0)) throw new BrokenArchive('it is damaged');
      yield { name, bytes, fingerprintBefore: hash.copy().digest('hex') };
      updateHash(hash, name, bytes);
    }
  } finally {
    await handle.close();
  }
}

function updateHash(hash: Hash, name: string, bytes: Uint8Array): void {
  hash.update(`${name}\n${bytes.byteLength}\n`).update(bytes);
}

function padding(bytes: number): number {
  return (block - (bytes % block)) % block;
}

async function writeAll(handle: FileHandle, pieces: Uint8Array[]): Promise<void> {
  for (const piece of pieces) {
    for (let written = 0; written < piece.byteLength; ) {
      written += (await handle.write(piece, written)).bytesWritten;
    }
  }
}
