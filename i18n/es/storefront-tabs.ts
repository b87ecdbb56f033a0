import type { TranslationOf } from '../define-messages.ts';
import type { storefrontTabs as english } from '../en/storefront-tabs.ts';

export const storefrontTabs: TranslationOf<typeof english> = {
  parts: 'Secciones de tu tienda',
  products: 'Productos',
  orders: 'Pedidos',
};
