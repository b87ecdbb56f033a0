import type { TranslationOf } from '../define-messages.ts';
import type { home as english } from '../en/home.ts';

export const home: TranslationOf<typeof english> = {
  title: 'Snapbazaar: đặt mua mọi thứ như dân chuyên',
  heading: 'Đặt mua mọi thứ như dân chuyên',
  tagline: '15 ngành hàng, người bán khắp nơi, mô tả bằng ngôn ngữ của bạn.',
  newest: 'Hàng mới lên sàn',
  seeAll: 'Xem tất cả',
  failedTitle: 'Chưa tải được sản phẩm mới nhất',
  failedText: 'Các phần khác của sàn vẫn hoạt động. Vui lòng thử lại sau ít phút.',
};
