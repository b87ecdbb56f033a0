import type { FastifyInstance } from 'fastify';
import { getLimits, type Limits } from '../../../../contracts/operations/limits.ts';
import type { Config } from '../../../config.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';

export function limitRoutes(app: FastifyInstance, config: Config): void {
  const limits = limitsOf(config);
  serve(app, getLimits, async () => succeed('limitsFound', { limits }));
}

function limitsOf(config: Config): Limits {
  return {
    upload_megabytes: config.UPLOAD_MB,
    upload_megapixels: config.UPLOAD_MEGAPIXELS,
    uploads_a_minute: config.UPLOAD_LIMIT,
    analyses_a_day: config.ANALYSES_PER_DAY,
    storage_megabytes: config.SELLER_STORAGE_MB,
    unpublished_photos: config.UNPUBLISHED_PHOTOS,
    publications_a_minute: config.PUBLISH_LIMIT,
    photo_edits_a_minute: config.PHOTO_EDIT_LIMIT,
    ad_pictures_a_minute: config.AD_PICTURE_LIMIT,
    questions_a_minute: config.ASK_LIMIT,
    messages_a_day: config.MESSAGES_PER_DAY,
    transfers_a_minute: config.MONEY_LIMIT,
    model_tokens_a_day: config.AI_BASE_URL ? config.AI_TOKENS_PER_DAY : null,
  };
}
