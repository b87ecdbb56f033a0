import type { TranslationOf } from '../define-messages.ts';
import type { helpLinks as english } from '../en/help-links.ts';

export const helpLinks: TranslationOf<typeof english> = {
  about: 'Snapbazaar là gì',
  addProduct: 'Thêm sản phẩm',
  upgrade: 'Nâng cấp',
  privacyPolicy: 'Chính sách bảo mật',
  openChat: 'Mở Chat AI',
  orders: 'Đơn hàng',
  myStorefront: 'Gian hàng của tôi',
  chooseCurrency: 'Chọn tiền tệ hiển thị',
  continueDraft: 'Tiếp tục bản nháp',
  wallet: 'Ví & ngân hàng',
  yourTokens: 'Token của bạn',
  personalization: 'Cá nhân hóa',
  socialProfile: 'Hồ sơ mạng xã hội của bạn',
  yourProfile: 'Hồ sơ của bạn',
  changePassword: 'Đổi mật khẩu',
  contact: 'Liên hệ với chúng tôi',
  sessions: 'Nơi bạn đang đăng nhập',
  managePrivacy: 'Quản lý quyền riêng tư',
  downloadData: 'Tải dữ liệu của tôi',
  closeAccount: 'Xóa tài khoản của tôi',
  settings: 'Cài đặt',
  askAnything: 'Hỏi bất cứ điều gì',
  writeToUs: 'Gửi tin nhắn cho chúng tôi',
};
