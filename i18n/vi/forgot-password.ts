import type { TranslationOf } from '../define-messages.ts';
import type { forgotPassword as english } from '../en/forgot-password.ts';

export const forgotPassword: TranslationOf<typeof english> = {
  sellerTitle: 'Quên mật\u00a0khẩu tài\u00a0khoản người\u00a0bán',
  sellerDescription: 'Đặt mật khẩu mới cho tài khoản người bán trên Snapbazaar.',
  customerTitle: 'Quên mật khẩu',
  customerDescription: 'Đặt mật khẩu mới cho tài khoản người mua trên Snapbazaar.',
  subtitle: 'Chúng tôi sẽ gửi mã để bạn đặt mật khẩu mới',
  sendCode: 'Gửi mã',
  howToGetCode: 'Cách nhận mã',
  sentTo: 'Nếu {address} đã có tài khoản tại đây, mã đang được gửi đến. Mã có hiệu lực trong 15 phút.',
  code: 'Mã xác minh',
  codeRequired: 'Vui lòng nhập đủ 6 chữ số của mã.',
  newPassword: 'Mật khẩu mới',
  setPassword: 'Đặt mật khẩu mới',
  otherAddress: 'Dùng email hoặc số điện thoại khác',
  remembered: 'Bạn đã nhớ ra mật khẩu? <link>Đăng nhập</link>',
  resetTitle: 'Đặt mật khẩu mới',
  resetDescription: 'Đặt mật khẩu mới cho tài khoản của bạn trên Snapbazaar.',
  resetSubtitle: 'Mọi thiết bị đang đăng nhập tài khoản của bạn sẽ bị đăng xuất',
  linkMissing: 'Trang này được mở từ liên kết trong email của chúng tôi. Vui lòng yêu cầu liên kết mới.',
  askAsSeller: 'Yêu cầu cho tài khoản người bán',
  askAsCustomer: 'Yêu cầu cho tài khoản người mua',
};
