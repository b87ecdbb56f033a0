import type { TranslationOf } from '../define-messages.ts';
import type { otherAccount as english } from '../en/other-account.ts';

export const otherAccount: TranslationOf<typeof english> = {
  sameSignIn: 'Tài khoản này dùng cùng thông tin đăng nhập {identity} và cùng mật khẩu.',
  sameWays: 'Tài khoản này dùng cùng email hoặc số điện thoại và cùng mật khẩu.',
  customerStays: 'Tài khoản người mua của bạn vẫn giữ nguyên; bạn có thể đăng nhập vào tài khoản nào tùy ý.',
  sellerStays: 'Tài khoản người bán của bạn vẫn giữ nguyên; bạn có thể đăng nhập vào tài khoản nào tùy ý.',
  currentPassword: 'Mật khẩu hiện tại',
  passwordRequired: 'Vui lòng nhập mật khẩu hiện tại',
  notNow: 'Để sau',
  open: 'Mở và đăng nhập',
};
