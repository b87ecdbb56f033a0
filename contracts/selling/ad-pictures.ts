import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { languages } from '../languages.ts';
import { adHeadlineLength, adPictureSizes, adPictureTypes } from './ad-picture-rules.ts';
import { adLook } from './ad-prompts.ts';

/** Composes a picture that is ready to post; the same request always returns the same address. */
export const makeAdPicture = endpoint({
  operationId: 'makeAdPicture',
  method: 'POST',
  path: '/user/ad-pictures',
  access: 'open',
  summary: 'Compose an advertising picture of a product, or of a headline alone',
  errors: ['product_not_found'],
  body: z
    .object({
      product_id: z.string().max(20).optional(),
      language: z.enum(languages).default('en'),
      type: z.enum(adPictureTypes).default('ad'),
      size: z.enum(adPictureSizes).default('1024x1536'),
      /** Replaces the product's title for the seller of the product; ignored for others. */
      headline: z
        .string()
        .trim()
        .max(adHeadlineLength, `Please keep the headline to ${adHeadlineLength} characters.`)
        .default(''),
      ...adLook,
    })
    .refine(
      ({ product_id, headline, colour, shade, occasion, mood }) =>
        product_id || headline || colour || shade || occasion || mood,
      'Please choose a product or type a headline.',
    ),
  /** The address is relative to the site's origin, and its content never changes. */
  answer: success({ address: z.string(), width: z.int(), height: z.int() }),
});
