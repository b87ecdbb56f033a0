import type { TranslationOf } from '../define-messages.ts';
import type { photoDrop as english } from '../en/photo-drop.ts';

export const photoDrop: TranslationOf<typeof english> = {
  productPhoto: 'Photo of your product',
  title: 'One photo is enough',
  hint: 'Drop it here, paste it, or choose it. JPG, PNG, GIF or WEBP, up to 15 MB.',
  choose: 'Choose a photo',
  take: 'Take a photo',
};
