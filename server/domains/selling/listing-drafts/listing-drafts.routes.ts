import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../../contracts/errors.ts';
import * as contract from '../../../../contracts/selling/listing-drafts.ts';
import { serve, succeed, succeedWithList } from '../../../platform/http/serve.ts';
import type { PreparePhoto } from '../../marketplace/pictures/photo-intake.service.ts';
import { changeDrafts, deleteDrafts } from './change-drafts.service.ts';
import { listDrafts } from './describe-drafts.service.ts';
import { addPhoto, movePhotos, type UploadDeps } from './draft-photos.service.ts';
import { acceptDrafts } from './publish-draft.service.ts';

interface Deps extends UploadDeps {
  preparePhoto: PreparePhoto;
  uploadsPerMinute: number;
  publishingPerMinute: number;
}

export function listingDraftRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, queue } = deps;

  serve(
    app,
    contract.uploadDraftPhoto,
    async ({ account, body, file }) => {
      if (!file) throw new AppError('photo_missing');
      const photo = await addPhoto(deps, account.id, {
        uploadKey: body.upload_key,
        position: body.position,
        prepare: () => deps.preparePhoto(account.id, file),
      });
      return succeed('photoReceived', { photo: { id: photo.id, draft_id: photo.draftId } });
    },
    { perMinute: deps.uploadsPerMinute, accountErrorCode: 'too_many_uploads' },
  );

  serve(app, contract.listDrafts, async ({ account, body }) =>
    succeedWithList('drafts', await listDrafts(db, account.id, body.language)),
  );

  serve(app, contract.changeDrafts, async ({ account, body }) => {
    await changeDrafts(db, account.id, body.drafts, body.language);
    return succeed('draftsChanged', {});
  });

  serve(app, contract.moveDraftPhotos, async ({ account, body }) => {
    const { photo_ids: photoIds, draft_id: draftId, place } = body;
    return succeed('draftsChanged', { draft_id: await movePhotos(db, account.id, { photoIds, draftId, place }) });
  });

  serve(app, contract.deleteDrafts, async ({ account, body }) =>
    succeed('draftsDeleted', { deleted: await deleteDrafts(db, queue, account.id, body.draft_ids) }),
  );

  serve(
    app,
    contract.acceptDrafts,
    async ({ account, body }) => {
      const { draft_ids: draftIds, all_sure: allSure } = body;
      return succeed('draftsAccepted', await acceptDrafts(db, queue, account.id, { draftIds, allSure }));
    },
    { perMinute: deps.publishingPerMinute, accountErrorCode: 'too_many_requests' },
  );
}
