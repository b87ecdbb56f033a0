import type { FastifyInstance } from 'fastify';
import { applicationHeader } from '../../../../contracts/client/application.ts';
import { AppError } from '../../../../contracts/errors.ts';
import * as contract from '../../../../contracts/selling/listing-analysis.ts';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { PreparePhoto } from '../../marketplace/pictures/photo-intake.service.ts';
import { type Quotas, requireRoomForPhoto } from '../quotas/quotas.service.ts';
import { analyzeAgain, findAnalysis, proposeForCategory, startAnalysis } from './listing-analysis.service.ts';

interface Deps {
  db: Db;
  queue: Queue;
  storage: Storage;
  preparePhoto: PreparePhoto;
  quotas: Quotas;
  now(): Date;
  config: Config;
}

export function listingAnalysisRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, preparePhoto, config } = deps;
  const perSeller = { perMinute: config.UPLOAD_LIMIT, accountErrorCode: 'too_many_uploads' } as const;

  app.register(async (remote) => {
    // Identifies the client application only; the caller is authenticated by the session.
    remote.addHook('onRequest', async ({ headers }) => {
      const application = headers[applicationHeader] ?? config.CLIENT_APPLICATION;
      if (application !== config.CLIENT_APPLICATION) throw new AppError('wrong_application');
    });

    serve(
      remote,
      contract.uploadPhoto,
      async ({ account, file }) => {
        if (!file) throw new AppError('photo_missing');
        // Checked before the photo is decoded, which is expensive.
        await requireRoomForPhoto(db, deps.quotas, account.id);
        const productUUID = await startAnalysis(deps, account.id, await preparePhoto(account.id, file));
        return succeed('imageUploaded', { product: { productUUID } });
      },
      perSeller,
    );

    serve(remote, contract.getAnalysis, async ({ account, params }) => {
      const record = await findAnalysis(db, account.id, params.productUUID);
      if (!record) return succeed('analysisNotFound', { product: [] });
      return succeed('analysisFound', { product: [record] });
    });

    serve(
      remote,
      contract.analyzeAgain,
      async ({ account, params }) => {
        const productUUID = await analyzeAgain(deps, account.id, params.productUUID);
        return succeed('analysisRestarted', { product: { productUUID } });
      },
      perSeller,
    );

    serve(remote, contract.proposeForCategory, async ({ account, params, body }) =>
      succeed('proposalWritten', await proposeForCategory(db, account.id, params.productUUID, body)),
    );
  });
}
