import { z } from 'zod';
import { endpoint, success } from './endpoint.ts';

/** How long a photo and what was made of it can be had; then both are deleted. */
export const photoEditDays = 7;

/** What an article can stand on: a colour at the top that runs into one at the bottom. */
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
  /** Below the site's origin; what is there never changes. */
  address: z.string(),
  width: z.int(),
  height: z.int(),
});

export type EditedPicture = z.infer<typeof picture>;

const whichPhoto = z.object({ id: z.uuid() });

/** Takes in a photo to work on, or a picture to stand behind one. The photo itself is never changed. */
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

/** Makes a clearer copy. */
export const enhancePhoto = endpoint({
  operationId: 'enhancePhoto',
  method: 'POST',
  path: '/user/photo-edits/:id/enhance',
  access: 'seller',
  summary: 'A copy with better light and colours, sharper and up to twice as large',
  errors: ['photo_edit_not_found', 'too_many_uploads', 'storage_full'],
  params: whichPhoto,
  answer: success({ picture }),
});

/** Makes a copy in which the article stands on another ground, with a soft shadow. */
export const changeBackground = endpoint({
  operationId: 'changeBackground',
  method: 'POST',
  path: '/user/photo-edits/:id/background',
  access: 'seller',
  summary: 'A copy with the article cut out and put on another ground',
  errors: ['photo_edit_not_found', 'article_not_found', 'too_many_uploads', 'storage_full'],
  params: whichPhoto,
  body: z
    .object({
      ground: z.enum(groundIds).optional(),
      /** A photo of the seller's own, brought before. */
      backdrop_id: z.uuid().optional(),
    })
    .refine(({ ground, backdrop_id }) => Boolean(ground) !== Boolean(backdrop_id), 'Please choose one background.'),
  answer: success({ picture }),
});
