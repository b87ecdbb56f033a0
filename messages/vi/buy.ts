import type { TranslationOf } from '../define-messages.ts';
import type { buy as english } from '../en/buy.ts';

export const buy: TranslationOf<typeof english> = {
  buyNow: 'Buy now',
  addToCart: 'Add to cart',
  added: 'Added to your cart',
  openCart: 'Cart',
  cartFull: 'Your cart holds {count} products, and it is full. Please remove one first.',
};
