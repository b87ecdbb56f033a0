import type { TranslationOf } from '../define-messages.ts';
import type { storefrontTabs as english } from '../en/storefront-tabs.ts';

export const storefrontTabs: TranslationOf<typeof english> = {
  parts: 'マイストアのメニュー',
  products: '商品',
  orders: '注文',
};
