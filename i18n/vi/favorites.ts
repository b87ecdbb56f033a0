import type { TranslationOf } from '../define-messages.ts';
import type { favorites as english } from '../en/favorites.ts';

export const favorites: TranslationOf<typeof english> = {
  save: 'Lưu vào #Yêu thích của tôi',
  saved: 'Đã lưu vào #Yêu thích của tôi',
  customersOnly: 'Mục yêu thích chỉ dành cho tài khoản người mua. Bạn đang đăng nhập bằng tài khoản người bán.',
  description: 'Những sản phẩm bạn đã lưu trên Snapbazaar.',
  yourFavorites: 'sản phẩm yêu thích của bạn',
  emptyTitle: 'Chưa có sản phẩm yêu thích',
  emptyText: 'Nhấn “Lưu vào #Yêu thích của tôi” ở sản phẩm bạn thích để xem lại tại đây.',
  lookAround: 'Mua sắm ngay',
};
