import type { TranslationOf } from '../define-messages.ts';
import type { photoRules as english } from '../en/photo-rules.ts';

export const photoRules: TranslationOf<typeof english> = {
  type: 'Solo se permiten imágenes JPG, JPEG, PNG, GIF o WEBP.',
  tooLarge: 'Esta foto pesa más de {megabytes} MB. Elige una más pequeña.',
};
