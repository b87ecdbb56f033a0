import type { TranslationOf } from '../define-messages.ts';
import type { mailLinks as english } from '../en/mail-links.ts';

export const mailLinks: TranslationOf<typeof english> = {
  verifyTitle: 'Xác minh thông\u00a0tin liên\u00a0hệ',
  verifyText:
    'Nhấn nút bên dưới nếu bạn vừa tạo tài khoản trên Snapbazaar hoặc vừa đổi email hay số điện thoại. Nếu không phải bạn, hãy đóng trang này.',
  verifyButton: 'Xác minh',
  verified: 'Đã xác minh thông tin liên hệ của bạn.',
  undoTitle: 'Khôi phục thông tin cũ',
  undoText:
    'Có người đã đổi email hoặc số điện thoại trong tài khoản của bạn. Nếu không phải bạn, hãy khôi phục thông tin cũ: mọi thiết bị sẽ bị đăng xuất và bạn sẽ đặt mật khẩu mới.',
  undoButton: 'Không phải tôi',
  stopTitle: 'Ngừng nhận email',
  stopText:
    'Bạn sẽ không nhận tin tức từ Snapbazaar qua email nữa. Email về đơn hàng và bảo mật tài khoản vẫn được gửi đến bạn.',
  stopButton: 'Ngừng nhận email',
  stopped: 'Bạn sẽ không nhận những email này nữa.',
  resume: 'Tiếp tục nhận email',
  linkMissing:
    'Trang này được mở từ liên kết trong email của chúng tôi, nhưng liên kết chưa đầy đủ. Vui lòng mở lại từ email.',
  toHome: 'Vào Snapbazaar',
  description: 'Trang được mở từ email của Snapbazaar.',
};
