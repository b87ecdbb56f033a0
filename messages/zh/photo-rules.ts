import type { TranslationOf } from '../define-messages.ts';
import type { photoRules as english } from '../en/photo-rules.ts';

export const photoRules: TranslationOf<typeof english> = {
  type: 'Only JPG, JPEG, PNG, GIF, or WEBP images are allowed.',
  tooLarge: 'This photo is larger than 15 MB. Please choose a smaller one.',
};
