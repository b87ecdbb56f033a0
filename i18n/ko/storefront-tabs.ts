import type { TranslationOf } from '../define-messages.ts';
import type { storefrontTabs as english } from '../en/storefront-tabs.ts';

export const storefrontTabs: TranslationOf<typeof english> = {
  parts: '내 스토어 메뉴',
  products: '상품',
  orders: '주문',
};
