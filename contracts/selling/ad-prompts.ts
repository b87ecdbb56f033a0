import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { languages } from '../languages.ts';
import { adHeadlineLength, adPictureSizes, adPictureTypes } from './ad-picture-rules.ts';
import { backgroundColourIds, moodIds, occasionIds, shadeIds } from './ad-themes.ts';

/** The look of an ad picture; every part is optional. */
export const adLook = {
  colour: z.enum(backgroundColourIds).optional(),
  shade: z.enum(shadeIds).optional(),
  occasion: z.enum(occasionIds).optional(),
  mood: z.enum(moodIds).optional(),
};

/** Parses a prompt for an ad picture in any of the seven languages, and lists what was not understood. */
export const understandAdPrompt = endpoint({
  operationId: 'understandAdPrompt',
  method: 'POST',
  path: '/user/ad-prompts',
  access: 'open',
  summary: 'Read what is wanted of an ad picture: colour, occasion, type, size and product',
  body: z.object({
    prompt: z.string().trim().min(1, 'Please say what you want.').max(adHeadlineLength),
    language: z.enum(languages).default('en'),
    type: z.enum(adPictureTypes).default('Stickers with Logo'),
    size: z.enum(adPictureSizes).default('1024x1536'),
    /** Products of this category are searched first. */
    category_id: z.string().max(20).optional(),
  }),
  answer: success({
    picture: z.object({
      product_id: z.string().optional(),
      type: z.enum(adPictureTypes),
      size: z.enum(adPictureSizes),
      headline: z.string().optional(),
      ...adLook,
    }),
    /** Phrases as they were typed. */
    understood: z.array(z.string()),
    not_understood: z.array(z.string()),
    /** Sentences about requests that were understood but are not supported, in the asked language. */
    notes: z.array(z.string()),
  }),
});
