import type { TranslationOf } from '../define-messages.ts';
import type { aisles as english } from '../en/aisles.ts';

export const aisles: TranslationOf<typeof english> = {
  a1000: 'Đồ công nghệ & thiết bị thông minh',
  a2000: 'Quần áo, giày dép & thời trang',
  a3000: 'Nhà cửa & nhà bếp',
  a4000: 'Ô tô & xe máy',
  a5000: 'Thể thao & dã ngoại',
  a6000: 'Sắc đẹp & chăm sóc cá nhân',
  a7000: 'Đồ chơi & trò chơi',
  a8000: 'Phim, sách & âm nhạc',
  a9000: 'Trang sức & đồng hồ',
  a10000: 'Mẹ & bé',
  a11000: 'Chăm sóc thú cưng',
  a12000: 'Văn phòng phẩm',
  a13000: 'Công nghiệp & khoa học',
  a14000: 'Phần mềm & ứng dụng',
  a15000: 'Điện tử DIY',
};
