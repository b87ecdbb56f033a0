import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../../contracts/errors.ts';
import { readCompressed, writeCompressedCopies } from './compressed-copies.ts';
import { type EncodedBody, sendEncoded } from './encoded-body.ts';
import { serviceWorkerHeaders } from './security-headers.ts';

interface Asset {
  type: string;
  etag: string;
  body: EncodedBody;
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const hashedFiles = 'assets/';
/** Also one that a stopped process left unfinished. */
const compressedCopy = /\.(br|gz)(\.\d+)?$/;

/**
 * Serves the built bundle from memory, because a first visit requests dozens of its files at once. A file is read when
 * it is first requested, because most visitors need one of the seven languages and a few of the pages.
 * These files are not rate-limited, because many visitors share one address of a mobile network.
 */
export async function installAssets(app: FastifyInstance, clientDirectory: string): Promise<void> {
  const assets = await findAssets(clientDirectory);
  const options = { compress: false as const, config: { rateLimit: false as const } };

  app.get<{ Params: { '*': string } }>(`/${hashedFiles}*`, options, async (request, reply) => {
    const read = assets.get(hashedFiles + request.params['*']);
    if (!read) throw new AppError('not_found');
    return sendAsset(request, reply, await read(), 'public, max-age=31536000, immutable');
  });
  for (const [name, read] of assets) {
    if (name.startsWith(hashedFiles)) continue;
    const isWorker = name === 'sw.js';
    // A stored service worker would hold back a deployment.
    const cacheControl = isWorker ? 'no-cache' : 'public, max-age=3600';
    app.get(`/${name}`, options, async (request, reply) => {
      if (isWorker) reply.headers(serviceWorkerHeaders);
      return sendAsset(request, reply, await read(), cacheControl);
    });
  }
  compressInBackground(app, clientDirectory);
}

function compressInBackground(app: FastifyInstance, clientDirectory: string): void {
  const closing = new AbortController();
  app.addHook('onListen', async () => {
    // A folder that may not be written is served as well: its files are compressed when they are first requested.
    writeCompressedCopies(clientDirectory, closing.signal).catch((error) =>
      app.log.warn({ error }, 'the built files were not compressed'),
    );
  });
  app.addHook('onClose', async () => closing.abort());
}

function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset, cacheControl: string) {
  reply.headers({ 'content-type': asset.type, 'cache-control': cacheControl, etag: asset.etag });
  if (request.headers['if-none-match'] === asset.etag) return reply.code(304).send();
  return sendEncoded(request, reply, asset.body);
}

/** Every built file by its path, with the function that reads it. */
async function findAssets(directory: string): Promise<Map<string, () => Promise<Asset>>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  return new Map(
    files
      .filter((file) => !compressedCopy.test(file))
      .map((file) => {
        const type = types[path.extname(file)];
        if (!type) throw new Error(`The bundle holds ${file}, whose type nobody has named.`);
        let asset: Promise<Asset> | undefined;
        const read = () => {
          asset ??= readAsset(file, type).catch((cause) => {
            asset = undefined;
            // A new build has replaced the files of this one.
            throw new AppError('not_found', { cause });
          });
          return asset;
        };
        return [path.relative(directory, file).replaceAll(path.sep, '/'), read];
      }),
  );
}

/** A file, in its compressed versions where it has them. */
async function readAsset(file: string, type: string): Promise<Asset> {
  const plain = await readFile(file);
  // Weak, because the compressed versions share it.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`;
  return { type, etag, body: (await readCompressed(file, plain)) ?? { plain } };
}
