import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { languages } from '../languages.ts';
import { listedProduct, productPageSize } from './listings.ts';
import { namedProductType } from './product-types.ts';

/** What a photo shows in 256 bytes, written in base64url; the photo cannot be made from it. */
const photoEmbedding = z
  .string()
  .regex(/^[\w-]{342}$/, 'This is no code of a photo. Please choose the photo again.')
  .meta({
    description: 'the code of a photo, which the recognition of the photo answers',
    example: `${'A3x-'.repeat(85)}A3`,
  });

/** Looks at a photo and forgets it; `listAlike` finds the goods. */
export const searchByPhoto = endpoint({
  operationId: 'searchByPhoto',
  method: 'POST',
  path: '/user/photo-search',
  access: 'open',
  summary: 'What a photo shows, for finding products that look like it; the photo is not kept',
  file: 'image',
  answer: success({
    embedding: z.string(),
    /** The likeliest third-level category; empty where nothing is recognised. */
    category_id: z.string(),
    product_type: namedProductType.nullable(),
    /** Whether the category is right more often than not. */
    is_sure: z.boolean(),
  }),
});

/** Live products whose photos look like an embedding: those of the product type and category first, the most alike first in each. */
export const listAlike = endpoint({
  operationId: 'listAlike',
  method: 'POST',
  path: '/user/alike',
  access: 'open',
  summary: 'Live products that look like a photo',
  body: z.object({
    embedding: photoEmbedding,
    /** A third-level category; empty where it is not known. */
    category_id: z.string().max(10).default('').meta({ example: '1301' }),
    product_type_id: z.string().max(100).default(''),
    /** Words that narrow it: ‘blue’, ‘leather’, ‘size 38’. */
    q: z.string().max(200).default('').meta({ example: 'blue' }),
    language: z.enum(languages).default('en'),
    cursor: z.string().max(200).optional(),
    limit: z.int().min(1).max(100).default(productPageSize),
  }),
  answer: success({ products: z.array(listedProduct), next_cursor: z.string().nullable() }),
});

const learning = success({ improves_recognition: z.boolean() });

export const getPhotoLearning = endpoint({
  operationId: 'getPhotoLearning',
  method: 'GET',
  path: '/user/photo-learning',
  access: 'seller',
  summary: 'Whether the seller’s listings improve the recognition of photos',
  answer: learning,
});

/** Withdrawing it takes effect on the next photo. */
export const savePhotoLearning = endpoint({
  operationId: 'savePhotoLearning',
  method: 'POST',
  path: '/user/photo-learning',
  access: 'seller',
  summary: 'Let the seller’s listings improve the recognition of photos, or not',
  body: z.object({ improves_recognition: z.boolean() }),
  answer: learning,
});
