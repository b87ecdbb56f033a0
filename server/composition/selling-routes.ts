import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { factRoutes } from '../domains/marketplace/facts/facts.routes.ts';
import type { PreparePhoto } from '../domains/marketplace/pictures/photo-intake.service.ts';
import { bulkChangesRoutes } from '../domains/selling/bulk-changes/bulk-changes.routes.ts';
import { listingAnalysisRoutes } from '../domains/selling/listing-analysis/listing-analysis.routes.ts';
import { listingDraftRoutes } from '../domains/selling/listing-drafts/listing-drafts.routes.ts';
import { listingFileRoutes } from '../domains/selling/listing-files/listing-files.routes.ts';
import { listingPhotoRoutes } from '../domains/selling/listing-photos/listing-photos.routes.ts';
import { listingPublishingRoutes } from '../domains/selling/listing-publishing/listing-publishing.routes.ts';
import { listingVariantRoutes } from '../domains/selling/listing-variants/listing-variants.routes.ts';
import { myListingsRoutes } from '../domains/selling/my-listings/my-listings.routes.ts';
import { photoEditRoutes } from '../domains/selling/photo-edits/photo-edits.routes.ts';
import { readQuotas } from '../domains/selling/quotas/quotas.service.ts';
import { shopSettingsRoutes } from '../domains/selling/shop-settings/shop-settings.routes.ts';
import type { Translator } from '../domains/selling/shop-settings/translate-text.service.ts';
import type { Database } from '../platform/db/database.ts';
import type { Queue } from '../platform/jobs/queue.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { Vision } from '../vision/networks/vision.ts';
import { hooks } from './hooks.ts';

interface Deps {
  config: Config;
  database: Database;
  queue: Queue;
  storage: Storage;
  vision: Pick<Vision, 'cutOut'>;
  translator: Translator | null;
  now(): Date;
}

/** Everything about making listings: photos, their analysis and edits, publishing, and the listings of a seller. */
export function sellingRoutes(server: FastifyInstance, deps: Deps, preparePhoto: PreparePhoto): void {
  const { config, queue, storage, vision, now } = deps;
  const { db } = deps.database;
  const photoDeps = { db, storage, preparePhoto, quotas: readQuotas(config) };
  const { beforePublishing } = hooks;
  factRoutes(server);
  listingAnalysisRoutes(server, { ...photoDeps, queue, now, config });
  listingPhotoRoutes(server, { ...photoDeps, perMinute: config.UPLOAD_LIMIT });
  listingDraftRoutes(server, {
    ...photoDeps,
    queue,
    now,
    uploadsPerMinute: config.DRAFT_UPLOAD_LIMIT,
    publishingPerMinute: config.PUBLISH_LIMIT,
  });
  listingPublishingRoutes(server, { ...photoDeps, queue, beforePublishing, perMinute: config.PUBLISH_LIMIT });
  listingVariantRoutes(server, { db });
  myListingsRoutes(server, { db, queue, now });
  listingFileRoutes(server, { db, now, perMinute: config.PUBLISH_LIMIT });
  bulkChangesRoutes(server, { db, queue, now, perMinute: config.PUBLISH_LIMIT });
  shopSettingsRoutes(server, { db, translator: deps.translator, perMinute: config.ASK_LIMIT, now });
  photoEditRoutes(server, { ...photoDeps, vision, now, config });
}
