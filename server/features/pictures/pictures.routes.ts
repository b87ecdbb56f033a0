import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../contracts/errors.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { networkOf } from '../../rate-limits/ip-network.ts';
import { rememberMissing } from './missing-pictures.ts';
import { createPictureSizes, readSizedName } from './picture-sizes.service.ts';

const types: Record<string, string> = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg', png: 'image/png' };

interface Deps {
  storage: Storage;
  atOnce: number;
  missesPerMinute: number;
}

/** Serves stored pictures and their sizes. A stored file never changes under its name, so it may be kept for ever. */
export function pictureRoutes(app: FastifyInstance, { storage, atOnce, missesPerMinute }: Deps): void {
  const openSize = createPictureSizes(storage, atOnce);
  const missing = rememberMissing();

  app.get<{ Params: { '*': string } }>('/uploads/*', { config: { rateLimit: false } }, async (request, reply) => {
    const asked = request.params['*'];
    const sized = readSizedName(asked);
    const type = types[asked.slice(asked.lastIndexOf('.') + 1)];
    if (!type || missing.has(asked)) throw new AppError('not_found');
    // Looking for what is not there asks the store four times: who does so again and again has to wait.
    const misses = { name: 'missing pictures', caller: networkOf(request.ip), limit: missesPerMinute };
    if (app.rateLimits.isExceeded(misses)) throw new AppError('too_many_requests', { retryAfterSeconds: 60 });
    const file = await (sized ? openSize(sized) : storage.open(asked));
    if (!file) {
      missing.add(asked);
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
