import type { TranslationOf } from '../define-messages.ts';
import type { storefrontTabs as english } from '../en/storefront-tabs.ts';

export const storefrontTabs: TranslationOf<typeof english> = {
  parts: 'Các mục trong gian hàng của bạn',
  products: 'Sản phẩm',
  orders: 'Đơn hàng',
};
