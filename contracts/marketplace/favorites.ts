import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { languages } from '../languages.ts';
import { listedProduct } from './listings.ts';

const productParams = z.object({ id: z.string().max(20) });

export const saveFavorite = endpoint({
  operationId: 'saveFavorite',
  method: 'POST',
  path: '/customer/favorites/:id',
  access: 'customer',
  summary: 'Save a product to the favourites; saving twice is saving once',
  errors: ['product_not_found'],
  params: productParams,
  answer: success({}),
});

export const removeFavorite = endpoint({
  operationId: 'removeFavorite',
  method: 'DELETE',
  path: '/customer/favorites/:id',
  access: 'customer',
  summary: 'Take a product off the favourites',
  params: productParams,
  answer: success({}),
});

/** The ids alone, so that any page can show which hearts are filled. */
export const listFavoriteIds = endpoint({
  operationId: 'listFavoriteIds',
  method: 'GET',
  path: '/customer/favorite-ids',
  access: 'customer',
  summary: 'Ids of the newest thousand favourites',
  answer: success({ ids: z.array(z.string()) }),
});

export const listFavorites = endpoint({
  operationId: 'listFavorites',
  method: 'POST',
  path: '/customer/favorites',
  access: 'customer',
  summary: 'The favourites, last saved first',
  body: z.object({ language: z.enum(languages).default('en'), cursor: z.string().max(200).optional() }),
  answer: success({ products: z.array(listedProduct), next_cursor: z.string().nullable() }),
});
