import type { TranslationOf } from '../define-messages.ts';
import type { platforms as english } from '../en/platforms.ts';

export const platforms: TranslationOf<typeof english> = {
  unsuited: 'Not made for this kind of goods',
  nowhere: 'Not in your countries',
  one: 'Sells in {first}',
  two: 'Sells in {first} and {second}',
  more: 'Sells in {first}, {second} and {count} more of your countries',
  handmade: '{where}, for handmade, vintage or craft goods',
};
