import type { TranslationOf } from '../define-messages.ts';
import type { buy as english } from '../en/buy.ts';

export const buy: TranslationOf<typeof english> = {
  buyNow: 'Comprar ahora',
  addToCart: 'Agregar al carrito',
  added: 'Agregado a tu carrito',
  openCart: 'Ver carrito',
  cartFull: 'Tu carrito está lleno: ya tiene {count} productos. Elimina uno primero.',
};
