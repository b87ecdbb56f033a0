import type { TranslationOf } from '../define-messages.ts';
import type { orderPhoto as english } from '../en/order-photo.ts';

export const orderPhoto: TranslationOf<typeof english> = {
  attached: 'Attached: {name}',
  remove: 'Remove the photo',
  uploading: 'Uploading the photo',
};
