import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../../contracts/errors.ts';
import { uploadListingPhoto } from '../../../../contracts/selling/listing-photos.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import type { PreparePhoto } from '../../marketplace/pictures/photo-intake.service.ts';
import { type PhotoStore, requireRoomForPhoto, storePhoto } from '../quotas/quotas.service.ts';

interface Deps extends PhotoStore {
  preparePhoto: PreparePhoto;
  perMinute: number;
}

export function listingPhotoRoutes(app: FastifyInstance, { preparePhoto, perMinute, ...store }: Deps): void {
  serve(
    app,
    uploadListingPhoto,
    async ({ account, file }) => {
      if (!file) throw new AppError('photo_missing');
      // Checked before the photo is decoded, which is expensive.
      await requireRoomForPhoto(store.db, store.quotas, account.id);
      const image = await storePhoto(store, account.id, await preparePhoto(account.id, file));
      return succeed('photoReceived', { photo: { image } });
    },
    { perMinute, accountErrorCode: 'too_many_uploads' },
  );
}
