import type { FastifyInstance } from 'fastify';
import { makeAdPicture } from '../../../contracts/ad-pictures.ts';
import type { Db } from '../../db/database.ts';
import { serve, succeed } from '../../http/serve.ts';
import { createPackageFiles } from '../../providers/package-files/package-files.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { createAdPictures } from './ad-pictures.service.ts';

interface Deps {
  db: Db;
  storage: Storage;
  atOnce: number;
  perMinute: number;
  /** Where fetched fonts are kept. */
  cacheDir: string;
}

/** The pictures themselves are served with all others below `/uploads/`. */
export function adPictureRoutes(app: FastifyInstance, { db, storage, atOnce, perMinute, cacheDir }: Deps): void {
  const makePicture = createAdPictures({ db, storage, atOnce, files: createPackageFiles({ cacheDir }) });

  serve(
    app,
    makeAdPicture,
    async ({ body }) => {
      const { name, width, height } = await makePicture(body);
      return succeed('Picture made', { address: `/uploads/${name}`, width, height });
    },
    { perMinute },
  );
}
