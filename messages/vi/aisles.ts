import type { TranslationOf } from '../define-messages.ts';
import type { aisles as english } from '../en/aisles.ts';

export const aisles: TranslationOf<typeof english> = {
  a1000: 'Đồ công nghệ & thiết bị thông minh',
  a2000: 'Quần áo, giày dép & thời trang',
  a3000: 'Nhà cửa & nhà bếp',
  a4000: 'Ô tô & xe máy',
  a5000: 'Thể thao & dã ngoại',
  a6000: 'Sắc đẹp & chăm sóc cá nhân',
  a7000: 'Đồ chơi và trò chơi',
  a8000: 'Phim, sách và âm nhạc',
  a9000: 'Trang sức và đồng hồ',
  a10000: 'Mẹ và bé',
  a11000: 'Chăm sóc thú cưng',
  a12000: 'Văn phòng phẩm',
  a13000: 'Công nghiệp và khoa học',
  a14000: 'Chương trình và phần mềm',
  a15000: 'Điện tử DIY',
};
