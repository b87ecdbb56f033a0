import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { rating } from './rating.ts';

const sellerParams = z.object({ id: z.string().max(20) });

const followedShop = z.object({
  id: z.string(),
  name: z.string(),
  place: z.string().nullable(),
  /** File name below `/uploads/`. */
  logo: z.string().nullable(),
  rating: rating.nullable(),
  followers: z.int(),
  followed_at: z.iso.datetime(),
});

export type FollowedShop = z.infer<typeof followedShop>;

export const followSeller = endpoint({
  operationId: 'followSeller',
  method: 'POST',
  path: '/customer/follows/:id',
  access: 'customer',
  summary: 'Follow the shop of a seller; following twice is following once',
  errors: ['seller_not_found', 'too_many_follows'],
  params: sellerParams,
  answer: success({ followers: z.int() }),
});

export const unfollowSeller = endpoint({
  operationId: 'unfollowSeller',
  method: 'DELETE',
  path: '/customer/follows/:id',
  access: 'customer',
  summary: 'Follow a shop no more',
  params: sellerParams,
  answer: success({}),
});

/** The ids alone, so that any page can show which shops are followed. */
export const listFollowIds = endpoint({
  operationId: 'listFollowIds',
  method: 'GET',
  path: '/customer/follow-ids',
  access: 'customer',
  summary: 'Ids of the sellers whose shops you follow',
  answer: success({ ids: z.array(z.string()) }),
});

export const listFollows = endpoint({
  operationId: 'listFollows',
  method: 'POST',
  path: '/customer/follows',
  access: 'customer',
  summary: 'The shops that you follow, last followed first',
  body: z.object({ cursor: z.string().max(200).optional() }),
  answer: success({ shops: z.array(followedShop), next_cursor: z.string().nullable() }),
});
