import type { TranslationOf } from '../define-messages.ts';
import type { photoDrop as english } from '../en/photo-drop.ts';

export const photoDrop: TranslationOf<typeof english> = {
  productPhoto: 'Foto de tu producto',
  title: 'Con una foto basta',
  hint: 'Suéltala aquí, pégala o elígela. JPG, PNG, GIF o WEBP, hasta {megabytes} MB.',
  choose: 'Elegir foto',
  take: 'Tomar foto',
};
