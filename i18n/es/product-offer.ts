import type { TranslationOf } from '../define-messages.ts';
import type { productOffer as english } from '../en/product-offer.ts';

export const productOffer: TranslationOf<typeof english> = {
  label: 'Envío y devoluciones',
  left: { one: 'Queda {count}', other: 'Quedan {count}' },
  soldOut: 'Agotado',
  delivered: 'Envío a {country}: {fee} · entrega estimada: {days}',
  deliveredFree: 'Envío gratis a {country} · entrega estimada: {days}',
  returns:
    'Devoluciones hasta {count} días después de la entrega · tu dinero queda protegido hasta que recibas el producto',
  returnsOnly: 'Devoluciones hasta {count} días después de la entrega',
  customs: 'Viene de otro país, así que la aduana puede cobrar aranceles. No están incluidos en el precio.',
  notShipped: 'El vendedor no hace envíos a {country}.',
  notForSaleYet: 'El vendedor todavía no indicó cómo se paga y se envía, así que por ahora no se puede comprar aquí.',
  failed: 'No pudimos consultar las unidades disponibles ni la tarifa de envío. Verás ambos datos en tu carrito.',
};
