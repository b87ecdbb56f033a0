import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../contracts/errors.ts';
import { type EncodedBody, sendEncoded } from './encoded-body.ts';

interface Asset extends EncodedBody {
  type: string;
  etag: string;
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

/**
 * Serves the built bundle (a few megabytes) from memory, because a first visit requests dozens of its files at once.
 * These files are not rate-limited, because many visitors share one address of a mobile network.
 */
export async function installAssets(app: FastifyInstance, clientDirectory: string): Promise<void> {
  const assets = await readAssets(clientDirectory);
  const options = { compress: false as const, config: { rateLimit: false as const } };

  app.get<{ Params: { '*': string } }>(`/${hashedFiles}*`, options, (request, reply) => {
    const asset = assets.get(hashedFiles + request.params['*']);
    if (!asset) throw new AppError('not_found');
    return sendAsset(request, reply, asset, 'public, max-age=31536000, immutable');
  });
  for (const [name, asset] of assets) {
    if (name.startsWith(hashedFiles)) continue;
    app.get(`/${name}`, options, (request, reply) => sendAsset(request, reply, asset, 'public, max-age=3600'));
  }
}

function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset, cacheControl: string) {
  reply.headers({ 'content-type': asset.type, 'cache-control': cacheControl, etag: asset.etag });
  if (request.headers['if-none-match'] === asset.etag) return reply.code(304).send();
  return sendEncoded(request, reply, asset);
}

/** Every built file by its path, with its precompressed versions. */
async function readAssets(directory: string): Promise<Map<string, Asset>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  const contents = await Promise.all(
    files.map(async (file) => [path.relative(directory, file), await readFile(file)] as const),
  );
  const bytesByName = new Map(contents.map(([name, bytes]) => [name.replaceAll(path.sep, '/'), bytes]));
  const assets = new Map<string, Asset>();
  for (const [name, plain] of bytesByName) {
    if (/\.(br|gz)$/.test(name)) continue;
    const type = types[path.extname(name)];
    if (!type) throw new Error(`The bundle holds ${name}, whose type nobody has named.`);
    // Weak, because the compressed versions share it.
    const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`;
    assets.set(name, { type, etag, plain, brotli: bytesByName.get(`${name}.br`), gzip: bytesByName.get(`${name}.gz`) });
  }
  return assets;
}
