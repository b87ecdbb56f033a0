import type { TranslationOf } from '../define-messages.ts';
import type { managePrivacy as english } from '../en/manage-privacy.ts';

export const managePrivacy: TranslationOf<typeof english> = {
  title: 'Quản lý quyền\u00a0riêng\u00a0tư',
  description: 'Những gì bạn cho phép, những gì được lưu và cách xóa.',
  allowed: 'Những gì bạn cho phép',
  onServer: 'Lưu trên máy chủ này',
  serverData:
    'Tên, email hoặc số điện thoại, mật khẩu ở dạng mã hóa một chiều, nơi bạn đang đăng nhập, ảnh, tin đăng và kế hoạch, các lựa chọn và token, cùng những tin nhắn bạn gửi cho chúng tôi. <privacy>Chính sách bảo mật</privacy> giải thích lý do.',
  download: 'Xem và tải xuống tất cả',
  delete: 'Xóa tất cả',
  inBrowser: 'Lưu trong trình duyệt này',
  listingDraft: 'Bản nháp tin đăng',
  cart: 'Giỏ hàng',
  country: 'Quốc gia nhận hàng',
  paymentMethod: 'Phương thức thanh toán gần nhất',
  theme: 'Giao diện sáng hoặc tối',
  language: 'Ngôn ngữ hiển thị',
  currency: 'Tiền tệ',
  sidebar: 'Thu gọn thanh bên',
  notifications: 'Thông báo',
  ordersSeen: 'Lần gần nhất bạn xem đơn hàng',
  carrier: 'Đơn vị vận chuyển của kiện hàng gần nhất',
  forget: 'Xóa',
  forgetEntry: 'Xóa: {name}',
  nothingKept: 'Chưa lưu',
};
