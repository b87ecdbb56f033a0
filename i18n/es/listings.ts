import type { TranslationOf } from '../define-messages.ts';
import type { listings as english } from '../en/listings.ts';

export const listings: TranslationOf<typeof english> = {
  sponsored: 'Patrocinado',
  reductionLabel: 'Hasta 65% de descuento',
  makeAd: 'Anuncio con IA',
  shopNow: 'Ver producto',
  noRecords: 'Sin resultados',
  moreProducts: 'Más<hidden> productos</hidden>',
  loadedMore: 'Se cargaron {added} más, {total} en total',
};
