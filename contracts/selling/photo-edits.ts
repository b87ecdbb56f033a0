import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';

/** Days after which a photo and its edits are deleted. */
export const photoEditDays = 7;

/** Backgrounds with a gradient from the top colour to the bottom colour. */
export const grounds = {
  white: { name: 'White', from: '#ffffff', to: '#ffffff' },
  'studio-grey': { name: 'Studio grey', from: '#f4f4f5', to: '#b9bac0' },
  'studio-warm': { name: 'Studio warm', from: '#fdf3e7', to: '#dfbf9b' },
  'studio-cool': { name: 'Studio cool', from: '#eff6fb', to: '#a9c3d8' },
  sand: { name: 'Sand', from: '#ecdcc3', to: '#ecdcc3' },
  sage: { name: 'Sage', from: '#c9d8c5', to: '#c9d8c5' },
  sky: { name: 'Sky', from: '#bfdcf2', to: '#bfdcf2' },
  blush: { name: 'Blush', from: '#f3cfd0', to: '#f3cfd0' },
} as const;

export type Ground = keyof typeof grounds;
export const groundIds = Object.keys(grounds) as [Ground, ...Ground[]];

const picture = z.object({
  /** Relative to the site's origin; the content never changes. */
  address: z.string(),
  width: z.int(),
  height: z.int(),
});

export type EditedPicture = z.infer<typeof picture>;

const photoParams = z.object({ id: z.uuid() });

/** Uploads a photo to edit or to use as a backdrop; edits never change the photo itself. */
export const uploadPhotoToEdit = endpoint({
  operationId: 'uploadPhotoToEdit',
  method: 'POST',
  path: '/user/photo-edits',
  access: 'seller',
  summary: 'Upload a photo to enhance it, to change its background, or to use it as a backdrop',
  errors: ['too_many_uploads', 'storage_full'],
  file: 'image',
  answer: success({ photo: picture.extend({ id: z.uuid() }) }),
});

export type UploadedPhoto = z.infer<typeof uploadPhotoToEdit.answer>['photo'];

export const enhancePhoto = endpoint({
  operationId: 'enhancePhoto',
  method: 'POST',
  path: '/user/photo-edits/:id/enhance',
  access: 'seller',
  summary: 'A copy with better light and colours, sharper and up to twice as large',
  errors: ['photo_edit_not_found', 'too_many_uploads', 'storage_full'],
  params: photoParams,
  answer: success({ picture }),
});

/** Creates a copy with the product on another background, with a soft shadow. */
export const changeBackground = endpoint({
  operationId: 'changeBackground',
  method: 'POST',
  path: '/user/photo-edits/:id/background',
  access: 'seller',
  summary: 'A copy with the article cut out and put on another ground',
  errors: ['photo_edit_not_found', 'article_not_found', 'too_many_uploads', 'storage_full'],
  params: photoParams,
  body: z
    .object({
      ground: z.enum(groundIds).optional(),
      /** An earlier upload of the same seller. */
      backdrop_id: z.uuid().optional(),
    })
    .refine(({ ground, backdrop_id }) => Boolean(ground) !== Boolean(backdrop_id), 'Please choose one background.'),
  answer: success({ picture }),
});
