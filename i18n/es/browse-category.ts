import type { TranslationOf } from '../define-messages.ts';
import type { browseCategory as english } from '../en/browse-category.ts';

export const browseCategory: TranslationOf<typeof english> = {
  shop: 'Comprar',
  products: 'Productos',
  description: 'Productos de vendedores de todas partes.',
  categoryDescription: '{name}: productos de vendedores de todas partes, descritos en siete idiomas.',
  unknownCategory: 'Categoría desconocida',
  subCategories: 'Subcategorías',
  productsOfCategory: 'Productos de esta categoría',
  searchInCategory: 'Buscar en esta categoría',
  searchPlaceholder: 'Busca un producto o lo que quieras',
  tellAi: 'Dile a la IA lo que quieres',
  type: 'Tipo',
  size: 'Tamaño',
  send: 'Enviar',
  stickers: 'Stickers con logo',
  shirt: 'Camiseta',
};
