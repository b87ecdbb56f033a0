import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../contracts/errors.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { networkOf } from '../../rate-limits/ip-network.ts';
import { isOrderPhotoFile } from '../orders/order-photos.service.ts';
import { createMissingCache } from './missing-pictures.ts';
import { createPictureSizes, readSizedName } from './picture-sizes.service.ts';

const types: Record<string, string> = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg', png: 'image/png' };

interface Deps {
  storage: Storage;
  atOnce: number;
  missesPerMinute: number;
}

/** Serves stored pictures and their sizes to everyone, except the photos of orders. Stored files never change, so clients may cache them forever. */
export function pictureRoutes(app: FastifyInstance, { storage, atOnce, missesPerMinute }: Deps): void {
  const openSize = createPictureSizes(storage, atOnce);
  const missing = createMissingCache();

  app.get<{ Params: { '*': string } }>('/uploads/*', { config: { rateLimit: false } }, async (request, reply) => {
    const name = request.params['*'];
    const sized = readSizedName(name);
    const type = types[name.slice(name.lastIndexOf('.') + 1)];
    if (!type || isOrderPhotoFile(name) || missing.has(name)) throw new AppError('not_found');
    // A missing picture costs four storage lookups, so misses are rate-limited.
    const misses = { name: 'missing pictures', caller: networkOf(request.ip), limit: missesPerMinute };
    if (app.rateLimits.isExceeded(misses)) throw new AppError('too_many_requests', { retryAfterSeconds: 60 });
    const file = await (sized ? openSize(sized) : storage.open(name));
    if (!file) {
      missing.add(name);
      await app.rateLimits.take(misses);
      throw new AppError('not_found');
    }
    return reply
      .headers({
        'content-type': type,
        'content-length': file.bytes,
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .send(file.stream);
  });
}
