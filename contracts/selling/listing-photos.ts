import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { maxListingPhotos } from '../marketplace/listing-photos.ts';

const example = ['3f2b8c1e-9d4a-4c57-8e21-6b0f5a7d1c93.webp', '0a41c1de-2f0b-4d6f-9c55-5f6f0e1d2c3b.webp'];

/** File names below `/uploads/` of photos that the seller uploaded, the cover first. */
export const photoNames = z.array(z.string().max(100)).max(maxListingPhotos);

/** All photos of a listing: never without one. */
export const listingPhotos = photoNames.min(1).meta({
  description: `the names of 1 to ${maxListingPhotos} photos in their order, the cover first`,
  example,
});

/** The photos of a listing that is being made; none where its one photo is named otherwise. */
export const draftPhotos = photoNames.default([]).meta({
  description: `the names of at most ${maxListingPhotos} photos in their order, the cover first`,
  example,
});

/** Stores a photo for `photos` of a listing. It is not shown before a listing names it. */
export const uploadListingPhoto = endpoint({
  operationId: 'uploadListingPhoto',
  method: 'POST',
  path: '/user/photos',
  access: 'seller',
  summary: 'Store a photo that a listing with several photos can then name',
  errors: ['too_many_uploads', 'storage_full', 'too_many_unpublished'],
  file: 'image',
  answer: success({ photo: z.object({ image: z.string() }) }),
});
