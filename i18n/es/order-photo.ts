import type { TranslationOf } from '../define-messages.ts';
import type { orderPhoto as english } from '../en/order-photo.ts';

export const orderPhoto: TranslationOf<typeof english> = {
  attached: 'Adjunto: {name}',
  remove: 'Quitar la foto',
  uploading: 'Subiendo la foto',
};
