import type { TranslationOf } from '../define-messages.ts';
import type { favorites as english } from '../en/favorites.ts';

export const favorites: TranslationOf<typeof english> = {
  save: 'Guardar en #Mis favoritos',
  saved: 'Guardado en #Mis favoritos',
  customersOnly: 'Los favoritos son para cuentas de comprador. Iniciaste sesión como vendedor.',
  description: 'Los productos que guardaste en Snapbazaar.',
  yourFavorites: 'tus favoritos',
  emptyTitle: 'Aún no tienes favoritos',
  emptyText: 'Toca «Guardar en #Mis favoritos» en lo que te guste y lo encontrarás aquí.',
  lookAround: 'Ver productos',
};
