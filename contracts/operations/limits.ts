import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';

const limits = z.object({
  /** The largest photo. */
  upload_megabytes: z.int(),
  upload_megapixels: z.int(),
  uploads_a_minute: z.int(),
  analyses_a_day: z.int(),
  storage_megabytes: z.int(),
  unpublished_photos: z.int(),
  publications_a_minute: z.int(),
  photo_edits_a_minute: z.int(),
  ad_pictures_a_minute: z.int(),
  questions_a_minute: z.int(),
  messages_a_day: z.int(),
  transfers_a_minute: z.int(),
  /** Null with the embedded analyst, which uses no tokens. */
  model_tokens_a_day: z.int().nullable(),
});

export type Limits = z.infer<typeof limits>;

/** The configured limits of this server, the same for every seller. */
export const getLimits = endpoint({
  operationId: 'getLimits',
  method: 'GET',
  path: '/user/limits',
  access: 'seller',
  summary: 'The limits that hold for every seller, as this server is set',
  answer: success({ limits }),
});
