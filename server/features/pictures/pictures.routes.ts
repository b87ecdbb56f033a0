import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../contracts/errors.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { createPictureSizes, readSizedName } from './picture-sizes.service.ts';

const types: Record<string, string> = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg', png: 'image/png' };

/** Serves stored pictures and their sizes. A stored file never changes under its name, so it may be kept for ever. */
export function pictureRoutes(app: FastifyInstance, { storage, atOnce }: { storage: Storage; atOnce: number }): void {
  const openSize = createPictureSizes(storage, atOnce);

  app.get<{ Params: { '*': string } }>('/uploads/*', { config: { rateLimit: false } }, async (request, reply) => {
    const asked = request.params['*'];
    const sized = readSizedName(asked);
    const type = types[asked.slice(asked.lastIndexOf('.') + 1)];
    const file = type ? await (sized ? openSize(sized) : storage.open(asked)) : null;
    if (!file) throw new AppError('not_found');
    return reply
      .headers({
        'content-type': type,
        'content-length': file.bytes,
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .send(file.stream);
  });
}
