import { z } from 'zod';
import { noticesText } from '../../../../i18n/generated/notices.ts';
import { defineNotice } from '../../../platform/notifications/notice.ts';

/** Tells a seller of a review. */
export const reviewNotice = defineNotice({
  name: 'review',
  parameters: z.object({ productId: z.int(), stars: z.int(), title: z.string(), image: z.string() }),
  topic: () => 'review',
  isDuty: () => false,
  groupOf: () => 'review',
  subjectOf: ({ productId }) => `product ${productId}`,
  write: ({ productId, stars, title, image }) => ({
    title: noticesText('review', { stars }),
    text: title,
    path: `/product/${productId}`,
    image,
  }),
  writeMany: (count, { productId, title, image }) => ({
    title: noticesText('reviews', { count }),
    text: title,
    path: `/product/${productId}`,
    image,
  }),
});
