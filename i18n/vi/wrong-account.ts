import type { TranslationOf } from '../define-messages.ts';
import type { wrongAccount as english } from '../en/wrong-account.ts';

export const wrongAccount: TranslationOf<typeof english> = {
  label: 'Lý do bạn được chuyển đến đây',
  sellersOnly: 'Trang này dành cho người bán.',
  customersOnly: 'Trang này dành cho người mua.',
  favoritesForCustomers: 'Mục yêu thích chỉ dành cho tài khoản người mua.',
  signedInAsCustomer: 'Bạn đang đăng nhập bằng tài khoản người mua. Mỗi loại tài khoản có các trang riêng.',
  signedInAsSeller: 'Bạn đang đăng nhập bằng tài khoản người bán. Mỗi loại tài khoản có các trang riêng.',
  openSeller: 'Mở tài khoản người bán',
  openCustomer: 'Mở tài khoản người mua',
  dismiss: 'Ẩn thông báo này',
};
