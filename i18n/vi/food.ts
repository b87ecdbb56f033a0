import type { TranslationOf } from '../define-messages.ts';
import type { food as english } from '../en/food.ts';

export const food: TranslationOf<typeof english> = {
  heading: 'Hôm nay bạn muốn ăn gì?',
  description: 'Thức uống, tráng miệng, món chính, ăn vặt, salad và súp: chọn món bạn thèm hôm nay.',
  mainMenu: 'Menu chính',
  searchMenu: 'Tìm món',
  filterMenu: 'Lọc thực đơn',
  drinks: 'Thức uống',
  desserts: 'Tráng miệng',
  meal: 'Món chính',
  snacks: 'Ăn vặt',
  'plant-based': 'Thuần chay',
  salads: 'Salad',
  soup: 'Súp',
  trending: 'Thịnh hành',
  new: 'Mới',
  menu: 'Thực đơn',
  dishCount: '{count} món',
  emptyTitle: 'Không có món nào phù hợp',
  emptyText: 'Hãy thử từ khác hoặc chọn Tất cả.',
  qrCode: 'Mã QR mở {address}',
  iosApp: 'Tải ứng dụng iOS',
  noApp: 'Hiện chưa có ứng dụng. Quét mã để mở trang bằng trình duyệt trên điện thoại.',
};
