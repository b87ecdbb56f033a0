import type { TranslationOf } from '../define-messages.ts';
import type { platforms as english } from '../en/platforms.ts';

export const platforms: TranslationOf<typeof english> = {
  unsuited: 'No es para este tipo de producto',
  nowhere: 'No opera en tus países',
  one: 'Opera en {first}',
  two: 'Opera en {first} y también en {second}',
  more: 'Opera en {first}, {second} y {count} más de tus países',
  handmade: '{where}; para productos hechos a mano, vintage o artesanales',
};
