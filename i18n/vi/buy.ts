import type { TranslationOf } from '../define-messages.ts';
import type { buy as english } from '../en/buy.ts';

export const buy: TranslationOf<typeof english> = {
  buyNow: 'Mua ngay',
  addToCart: 'Thêm vào giỏ hàng',
  added: 'Đã thêm vào giỏ hàng',
  openCart: 'Giỏ hàng',
  cartFull: 'Giỏ hàng của bạn đã đầy với {count} sản phẩm. Vui lòng xóa bớt một sản phẩm trước.',
};
