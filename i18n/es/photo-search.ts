import type { TranslationOf } from '../define-messages.ts';
import type { photoSearch as english } from '../en/photo-search.ts';

export const photoSearch: TranslationOf<typeof english> = {
  description: 'Encuentra productos parecidos a tu foto.',
  resultsHeading: 'Parecidos a tu foto',
  looksLike: 'Parece de la categoría <shelf>{shelf}</shelf>, así que estos productos van primero.',
  anotherPhoto: 'Otra foto',
  nothingAlike: 'Aún no hay nada parecido a tu foto.',
  seeShelf: 'Ver {shelf}',
  sending: 'Subiendo la foto',
  looking: 'Analizando la foto',
  photoLabel: 'Foto para buscar',
  dropTitle: 'Encuéntralo con una foto',
  notKept: 'Tu foto se analiza una sola vez y no se guarda.',
};
