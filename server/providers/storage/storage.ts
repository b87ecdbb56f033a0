import path from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import type { Config } from '../../config.ts';
import { UploadFolder } from './upload-folder.ts';

export interface StoredFile {
  stream: Readable;
  bytes: number;
}

/** Where pictures live. Names are made by us, never taken from a visitor. */
export interface Storage {
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  has(name: string): Promise<boolean>;
  /** Null when there is no such file. */
  open(name: string): Promise<StoredFile | null>;
  remove(name: string): Promise<void>;
  /** The names of all stored files, some at a time. */
  list(): AsyncIterable<string[]>;
  /** Null when there is no such file. */
  writtenAt(name: string): Promise<Date | null>;
}

const listedTogether = 500;

/**
 * Letters, digits, dots and dashes, in folders at most two deep: nothing that could climb out of the store. And no
 * longer than a file system takes, which otherwise fails instead of saying that there is no such file.
 */
const safeName = /^[\w-]{1,200}(?:\/[\w-]{1,200}){0,2}\.[a-z0-9]{2,5}$/;

// A store that says nothing for so long is asked once more and then given up: somebody waits for the answer.
const longestSilenceMs = 6000;

/** Opens the store that the configuration names. */
export async function openStorage(config: Config, patienceMs = longestSilenceMs): Promise<Storage> {
  return storageOn(config.STORAGE === 's3' ? await s3Disk(config, patienceMs) : await localDisk(config));
}

async function localDisk(config: Config): Promise<Disk> {
  const location = path.join(config.SNAPBAZAAR_DATA_DIR, 'uploads');
  const folder = new UploadFolder(location);
  await folder.prepare();
  return new Disk(folder);
}

async function s3Disk(config: Config, patienceMs: number): Promise<Disk> {
  // Loaded only when asked for: the SDK costs a local shop 40 MB of memory.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const credentials =
    config.S3_ACCESS_KEY_ID && config.S3_SECRET_ACCESS_KEY
      ? { credentials: { accessKeyId: config.S3_ACCESS_KEY_ID, secretAccessKey: config.S3_SECRET_ACCESS_KEY } }
      : {};
  return new Disk(
    new S3Driver({
      ...credentials,
      ...(config.S3_ENDPOINT ? { endpoint: config.S3_ENDPOINT, forcePathStyle: true } : {}),
      region: config.S3_REGION,
      bucket: config.S3_BUCKET ?? '',
      visibility: 'private',
      supportsACL: false,
      maxAttempts: 2,
      requestHandler: { connectionTimeout: patienceMs, socketTimeout: patienceMs },
      // Compatible stores lag behind AWS's newest checksums; TLS and our own names guard the bytes.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  );
}

function storageOn(disk: Disk): Storage {
  /** A store whose disk was full may have kept a name and nothing under it: that is no file, and is written anew. */
  async function find(name: string) {
    if (!safeName.test(name)) return null;
    const found = await disk.getMetaData(name).catch(nullIfMissing);
    return found?.contentLength ? found : null;
  }

  return {
    async put(name, bytes, contentType) {
      if (!safeName.test(name)) throw new Error(`'${name}' is no name for a stored file.`);
      await disk.put(name, bytes, { contentType, contentLength: bytes.byteLength });
    },
    async has(name) {
      return (await find(name)) !== null;
    },
    async open(name) {
      // One question tells whether it is there and how large it is: a store elsewhere counts them.
      const found = await find(name);
      return found && { stream: await disk.getStream(name), bytes: found.contentLength };
    },
    async remove(name) {
      if (safeName.test(name)) await disk.delete(name);
    },
    list: () => listAll(disk),
    async writtenAt(name) {
      if (!safeName.test(name)) return null;
      return (await disk.getMetaData(name).catch(nullIfMissing))?.lastModified ?? null;
    },
  };
}

async function* listAll(disk: Disk): AsyncGenerator<string[]> {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll('/', { recursive: true, ...(paginationToken ? { paginationToken } : {}) });
    const names = [...page.objects].flatMap((object) =>
      // The folder's own mark and what is still being written are no stored files.
      object.isFile && safeName.test(object.key) ? [object.key] : [],
    );
    // A local store comes as one page, however many files it holds.
    while (names.length > 0) yield names.splice(0, listedTogether);
    paginationToken = page.paginationToken;
  } while (paginationToken);
}

function nullIfMissing(error: Error): null {
  const cause = error.cause as { code?: string; $metadata?: { httpStatusCode?: number } } | undefined;
  if (cause?.code === 'ENOENT' || cause?.$metadata?.httpStatusCode === 404) return null;
  throw error;
}
