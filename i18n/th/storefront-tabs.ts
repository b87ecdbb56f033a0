import type { TranslationOf } from '../define-messages.ts';
import type { storefrontTabs as english } from '../en/storefront-tabs.ts';

export const storefrontTabs: TranslationOf<typeof english> = {
  parts: 'ส่วนต่างๆ ของหน้าร้าน',
  products: 'สินค้า',
  orders: 'คำสั่งซื้อ',
};
