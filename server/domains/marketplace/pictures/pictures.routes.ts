import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../../contracts/errors.ts';
import { networkOf } from '../../../platform/rate-limits/ip-network.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { createMissingCache } from './missing-pictures.ts';
import { createPictureSizes, type OpenedPicture, readSizedName } from './picture-sizes.service.ts';

const types: Record<string, string> = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg', png: 'image/png' };

interface Deps {
  storage: Storage;
  concurrency: number;
  missesPerMinute: number;
  /** Names the stored files that are not for everyone. */
  isPrivateFile(name: string): boolean;
}

// Stored files never change; an original in place of a size that is not made yet is soon replaced.
const cachedForever = 'public, max-age=31536000, immutable';
const cachedShortly = 'public, max-age=60';

/** Serves stored pictures and their sizes to everyone, except private files. */
export function pictureRoutes(app: FastifyInstance, deps: Deps): void {
  const { storage, concurrency, missesPerMinute, isPrivateFile } = deps;
  const openSize = createPictureSizes(storage, concurrency);
  const missing = createMissingCache();

  async function openStored(name: string, extension: string): Promise<OpenedPicture | null> {
    const file = await storage.open(name);
    return file && { ...file, extension, isFinal: true };
  }

  app.get<{ Params: { '*': string } }>('/uploads/*', { config: { rateLimit: false } }, async (request, reply) => {
    const name = request.params['*'];
    const sized = readSizedName(name);
    const extension = name.slice(name.lastIndexOf('.') + 1);
    if (!types[extension] || isPrivateFile(name) || missing.has(name)) throw new AppError('not_found');
    // A missing picture costs four storage lookups, so misses are rate-limited.
    const misses = { name: 'missing pictures', caller: networkOf(request.ip), limit: missesPerMinute };
    if (app.rateLimits.isExceeded(misses)) throw new AppError('too_many_requests', { retryAfterSeconds: 60 });
    const file = await (sized ? openSize(sized) : openStored(name, extension));
    if (!file) {
      missing.add(name);
      await app.rateLimits.take(misses);
      throw new AppError('not_found');
    }
    return reply
      .headers({
        'content-type': types[file.extension],
        'content-length': file.bytes,
        'cache-control': file.isFinal ? cachedForever : cachedShortly,
      })
      .send(file.stream);
  });
}
