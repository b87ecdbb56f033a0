import { mkdir, rename } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { RandomStream } from '../../../demo/random/random-stream.ts';

/** The photo store, and ways to make it unavailable. */
export interface PhotoStore {
  settings: Record<string, string>;
  goAway(random: RandomStream): Promise<void>;
  comeBack(): Promise<void>;
  /** Answers 507; undefined where the disk itself can be filled. */
  refuseForLackOfRoom?(): void;
  close(): Promise<void>;
}

/** The site's own folder; files written while it is away are unreachable afterwards, as below a mount point. */
export function localStore(dataDir: string): PhotoStore {
  const uploads = path.join(dataDir, 'uploads');
  let times = 0;
  return {
    settings: {},
    goAway: () => rename(uploads, `${uploads}.away`),
    async comeBack() {
      times += 1;
      await rename(uploads, `${uploads}.stray-${times}`).catch(() => undefined);
      await rename(`${uploads}.away`, uploads);
    },
    close: async () => undefined,
  };
}

/** An S3 server behind a proxy that can refuse, hang or answer 507. */
export async function s3Store(folder: string): Promise<PhotoStore> {
  await mkdir(folder, { recursive: true });
  const s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    // The server parses bucket addresses differently than the SDK signs them.
    allowMismatchedSignatures: true,
    directory: folder,
    configureBuckets: [{ name: 'pictures' }],
  });
  const { port: inner } = await s3.run();
  let mood: 'well' | 'hangs' | 'full' = 'well';
  const door = createServer((incoming, outgoing) => {
    if (mood === 'hangs') return;
    if (mood === 'full' && incoming.method === 'PUT') {
      incoming.resume();
      outgoing.writeHead(507, { 'content-type': 'application/xml' });
      outgoing.end('<Error><Code>InsufficientStorage</Code><Message>No room.</Message></Error>');
      return;
    }
    const { method, url, headers } = incoming;
    const onward = request({ host: '127.0.0.1', port: inner, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  const open = (port: number) => new Promise<void>((resolve) => door.listen(port, '127.0.0.1', resolve));
  const shut = () =>
    new Promise<void>((resolve) => {
      door.close(() => resolve());
      door.closeAllConnections();
    });
  await open(0);
  const { port } = door.address() as AddressInfo;
  return {
    settings: {
      STORAGE: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async goAway(random) {
      if (random.happens(0.5)) await shut();
      else mood = 'hangs';
    },
    async comeBack() {
      mood = 'well';
      // Hanging requests are cut off, as by a store that restarts.
      if (door.listening) door.closeAllConnections();
      else await open(port);
    },
    refuseForLackOfRoom() {
      mood = 'full';
    },
    async close() {
      if (door.listening) await shut();
      await s3.close();
    },
  };
}
