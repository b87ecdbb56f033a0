import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { openStorage, type Storage } from './storage.ts';

let directory = '';
let s3: S3rver;
let s3Address = '';

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'snapbazaar-storage-'));
  s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    // The fake server parses the bucket address differently than the SDK signs it.
    allowMismatchedSignatures: true,
    directory: path.join(directory, 's3'),
    configureBuckets: [{ name: 'pictures' }],
  });
  const { port } = await s3.run();
  s3Address = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  await s3.close();
  await rm(directory, { recursive: true, force: true });
});

const stores = {
  'a local folder': () => ({ SNAPBAZAAR_DATA_DIR: directory }),
  'an S3-compatible store': () => ({
    STORAGE: 's3',
    S3_ENDPOINT: s3Address,
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }),
};

describe.each(Object.entries(stores))('pictures in %s', (_name, settings) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await openStorage(readConfig(settings()));
  });

  test('are read back unchanged', async () => {
    const bytes = Buffer.from([137, 80, 78, 71, 0, 255]);
    await storage.put('shelf/photo.png', bytes, 'image/png');
    const file = await storage.open('shelf/photo.png');
    expect(file?.bytes).toBe(bytes.length);
    expect(Buffer.concat(await (file?.stream.toArray() ?? []))).toEqual(bytes);
  });

  test('that do not exist are read as null, not as an error', async () => {
    expect(await storage.open('none.png')).toBeNull();
  });

  test('that a full disk left empty count as missing and can be written again', async () => {
    await storage.put('empty.png', Buffer.alloc(0), 'image/png');
    expect(await storage.has('empty.png')).toBe(false);
    expect(await storage.open('empty.png')).toBeNull();
    expect(await storage.writtenAt('empty.png')).toBeInstanceOf(Date);
    await storage.put('empty.png', Buffer.from('x'), 'image/png');
    expect(await storage.has('empty.png')).toBe(true);
  });

  test('cannot be read once removed', async () => {
    await storage.put('gone.png', Buffer.from('x'), 'image/png');
    await storage.remove('gone.png');
    expect(await storage.open('gone.png')).toBeNull();
  });

  test('are listed from all folders with the time they were written', async () => {
    const names = ['listed.png', 'shelf/listed.png', 'sizes/320/listed.png'];
    for (const name of names) await storage.put(name, Buffer.from('x'), 'image/png');
    const listed: string[] = [];
    for await (const some of storage.list()) listed.push(...some);
    expect(listed).toEqual(expect.arrayContaining(names));
    for (const name of names) {
      const age = Date.now() - ((await storage.writtenAt(name))?.getTime() ?? 0);
      expect(Math.abs(age)).toBeLessThan(10_000);
    }
    expect(await storage.writtenAt('none.png')).toBeNull();
  });

  test.each(['../secret.png', '/etc/passwd', 'a/../../b.png', 'photo.png\0.exe', '..\\x.png', 'a//b.png'])(
    'never leave the store by the name %j',
    async (name) => {
      expect(await storage.open(name)).toBeNull();
      await expect(storage.put(name, Buffer.from('x'), 'image/png')).rejects.toThrow('is no name for a stored file');
    },
  );
});

describe('a local folder', () => {
  let storage: Storage;
  let uploads: string;
  beforeAll(async () => {
    const dataDir = await mkdtemp(path.join(directory, 'local-'));
    uploads = path.join(dataDir, 'uploads');
    storage = await openStorage(readConfig({ SNAPBAZAAR_DATA_DIR: dataDir }));
  });

  test('shows a picture completely or not at all while it is written', async () => {
    const bytes = Buffer.alloc(32 * 1024 * 1024, 7);
    let isWritten = false;
    const writing = storage.put('large.png', bytes, 'image/png').then(() => {
      isWritten = true;
    });
    const seen = new Set<number>();
    while (!isWritten) seen.add((await storage.open('large.png'))?.bytes ?? 0);
    await writing;
    expect([...seen].filter((size) => size !== 0 && size !== bytes.length)).toEqual([]);
    expect((await readdir(uploads)).filter((name) => !name.startsWith('.photos'))).toEqual(['large.png']);
  });

  test('that is unmounted fails reads and writes until it is mounted again', async () => {
    await storage.put('kept.png', Buffer.from('x'), 'image/png');
    await rename(uploads, `${uploads}.away`);
    await expect(storage.put('new.png', Buffer.from('x'), 'image/png')).rejects.toThrow();
    await expect(storage.put('sizes/320/new.png', Buffer.from('x'), 'image/png')).rejects.toThrow();
    await expect(storage.open('kept.png')).rejects.toThrow();
    await mkdir(uploads);
    await expect(storage.put('new.png', Buffer.from('x'), 'image/png'), 'where the disk was').rejects.toThrow();
    await rm(uploads, { recursive: true });
    await rename(`${uploads}.away`, uploads);
    expect(await storage.has('kept.png')).toBe(true);
    expect(await storage.has('new.png')).toBe(false);
  });
});

test('a store that never answers fails after the timeout', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const config = readConfig({ ...stores['an S3-compatible store'](), S3_ENDPOINT: endpoint });
  const storage = await openStorage(config, 200);
  await expect(storage.put('photo.png', Buffer.from('x'), 'image/png')).rejects.toThrow();
  silent.close();
});
