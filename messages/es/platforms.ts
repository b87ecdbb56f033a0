import type { TranslationOf } from '../define-messages.ts';
import type { platforms as english } from '../en/platforms.ts';

export const platforms: TranslationOf<typeof english> = {
  unsuited: 'No es para este tipo de producto',
  nowhere: 'No está en tus países',
  one: 'Vende en {first}',
  two: 'Vende en {first} y también en {second}',
  more: 'Vende en {first}, {second} y {count} más de tus países',
  handmade: '{where}; para productos hechos a mano, vintage o artesanales',
};
