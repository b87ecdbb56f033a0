import type { TranslationOf } from '../define-messages.ts';
import type { reviews as english } from '../en/reviews.ts';

export const reviews: TranslationOf<typeof english> = {
  title: 'Reviews',
  stars: { one: '{count} star of 5', other: '{count} stars of 5' },
  average: '{average} of 5, {count} reviews',
  none: 'No reviews yet. Who buys it can write the first.',
  photo: 'Photo by {name}',
  answer: 'The seller’s answer',
  report: 'Report',
  reportTitle: 'Report this review',
  reportHint: 'Why should it not be here? The operator reads it.',
  reason: 'Reason',
  send: 'Send report',
  reported: 'Thank you. The operator will look at it.',
  signIn: 'Please log in to report a review.',
};
