import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { idParameter } from '../input/id-parameter.ts';
import { languages } from '../languages.ts';
import { rating } from './rating.ts';

const review = z.object({
  id: z.string(),
  stars: z.int(),
  text: z.string(),
  language: z.enum(languages),
  photo: z.string().nullable(),
  /** Empty where the author has not given a name. */
  author: z.string(),
  created_at: z.iso.datetime(),
  answer: z.string().nullable(),
  product_id: z.string(),
  /** Empty where the product is not sold any more. */
  product_title: z.string(),
});

export type Review = z.infer<typeof review>;
export type Rating = z.infer<typeof rating>;

export const listReviews = endpoint({
  operationId: 'listReviews',
  method: 'POST',
  path: '/reviews',
  access: 'open',
  summary: 'Reviews of a product or of a seller’s products, newest first',
  errors: ['product_not_found', 'seller_not_found'],
  body: z.object({
    product_id: z.string().max(20).optional(),
    seller_id: z.string().max(20).optional(),
    language: z.enum(languages).default('en'),
    cursor: z.string().max(200).optional(),
  }),
  answer: success({ reviews: z.array(review), rating: rating.nullable(), next_cursor: z.string().nullable() }),
});

export const listOwnReviews = endpoint({
  operationId: 'listOwnReviews',
  method: 'POST',
  path: '/customer/reviews',
  access: 'customer',
  summary: 'Your own reviews, newest first',
  body: z.object({ language: z.enum(languages).default('en'), cursor: z.string().max(200).optional() }),
  answer: success({ reviews: z.array(review), next_cursor: z.string().nullable() }),
});

export const listShopReviews = endpoint({
  operationId: 'listShopReviews',
  method: 'POST',
  path: '/user/reviews',
  access: 'seller',
  summary: 'Reviews of your products, newest first; all of them or those without an answer',
  body: z.object({
    language: z.enum(languages).default('en'),
    is_unanswered: z.boolean().default(false),
    cursor: z.string().max(200).optional(),
  }),
  answer: success({ reviews: z.array(review), next_cursor: z.string().nullable() }),
});

export const answerReview = endpoint({
  operationId: 'answerReview',
  method: 'POST',
  path: '/user/reviews/:id/answer',
  access: 'seller',
  summary: 'Answer a review of one’s own product, once; an answer can be changed',
  errors: ['review_not_found'],
  params: idParameter,
  body: z.object({ text: z.string().min(1).max(2000) }),
  answer: success({}),
});

export const reportReview = endpoint({
  operationId: 'reportReview',
  method: 'POST',
  path: '/reviews/:id/report',
  access: 'account',
  summary: 'Report a review to the operator',
  errors: ['review_not_found'],
  params: idParameter,
  body: z.object({ reason: z.string().max(1000).default('') }),
  answer: success({}),
});
