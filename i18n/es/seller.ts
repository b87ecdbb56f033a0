import type { TranslationOf } from '../define-messages.ts';
import type { seller as english } from '../en/seller.ts';

export const seller: TranslationOf<typeof english> = {
  since: 'Vende desde el {date}',
  forSale: 'A la venta',
  seeOthers: 'Ver lo que venden otros',
  gone: 'Vendedor no encontrado',
  goneTitle: 'No encontramos a ese vendedor.',
  goneText: 'Quizá la tienda cerró o la dirección tiene un error. Hay otras tiendas abiertas.',
};
