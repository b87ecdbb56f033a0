import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { AppError } from '../../../../contracts/errors.ts';
import * as contract from '../../../../contracts/selling/photo-edits.ts';
import type { Config } from '../../../config.ts';
import { limitConcurrency } from '../../../platform/concurrency/concurrency-limit.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import type { Vision } from '../../../vision/networks/vision.ts';
import type { PreparePhoto } from '../../marketplace/pictures/photo-intake.service.ts';
import type { PhotoStore } from '../quotas/quotas.service.ts';
import { replaceBackground } from './background.ts';
import { enhance } from './enhance.ts';
import { readPhoto, storeEdit, storePhotoToEdit } from './stored-edits.service.ts';

interface Deps extends PhotoStore {
  preparePhoto: PreparePhoto;
  vision: Pick<Vision, 'cutOut'>;
  now(): Date;
  config: Config;
}

/** Photo edits; the picture routes serve the files below `/uploads/`. */
export function photoEditRoutes(app: FastifyInstance, { preparePhoto, vision, now, config, ...store }: Deps): void {
  const { db, storage } = store;
  const withinLimit = limitConcurrency(config.PHOTO_EDIT_CONCURRENCY);
  const perSeller = { perMinute: config.PHOTO_EDIT_LIMIT, accountErrorCode: 'too_many_uploads' } as const;

  async function describePicture(name: string, bytes: Uint8Array) {
    const { width, height } = await sharp(bytes).metadata();
    return { address: `/uploads/${name}`, width, height };
  }

  serve(
    app,
    contract.uploadPhotoToEdit,
    async ({ account, file }) => {
      if (!file) throw new AppError('photo_missing');
      const photo = await preparePhoto(account.id, file);
      const { id, name } = await storePhotoToEdit(store, { sellerId: account.id, now: now() }, photo);
      return succeed('photoReceived', { photo: { id, ...(await describePicture(name, photo)) } });
    },
    perSeller,
  );

  serve(
    app,
    contract.enhancePhoto,
    async ({ account, params }) => {
      const photo = await readPhoto(db, storage, account.id, params.id);
      const bytes = await withinLimit(() => enhance(photo));
      const name = await storeEdit(store, { uuid: params.id, sellerId: account.id }, bytes);
      return succeed('photoEnhanced', { picture: await describePicture(name, bytes) });
    },
    perSeller,
  );

  serve(
    app,
    contract.changeBackground,
    async ({ account, params, body }) => {
      const photo = await readPhoto(db, storage, account.id, params.id);
      const background = body.ground ?? (await readPhoto(db, storage, account.id, body.backdrop_id ?? ''));
      const bytes = await withinLimit(() => replaceBackground(photo, background, vision));
      const name = await storeEdit(store, { uuid: params.id, sellerId: account.id }, bytes);
      return succeed('backgroundChanged', { picture: await describePicture(name, bytes) });
    },
    perSeller,
  );
}
