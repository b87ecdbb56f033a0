import type { TranslationOf } from '../define-messages.ts';
import type { listingCount as english } from '../en/listing-count.ts';

export const listingCount: TranslationOf<typeof english> = {
  exact: { one: '{count} publicación', other: '{count} publicaciones' },
  atLeast: 'Más de {count} publicaciones',
};
