import type { TranslationOf } from '../define-messages.ts';
import type { mailPassword as english } from '../en/mail-password.ts';

export const mailPassword: TranslationOf<typeof english> = {
  resetSubject: 'Đặt mật khẩu mới cho Snapbazaar',
  resetHeading: 'Đặt mật khẩu mới',
  resetSeller:
    'Nhập mã này trên Snapbazaar hoặc nhấn nút bên dưới để đặt mật khẩu mới cho tài khoản người bán. Cả hai đều có hiệu lực trong 15 phút.',
  resetCustomer:
    'Nhập mã này trên Snapbazaar hoặc nhấn nút bên dưới để đặt mật khẩu mới cho tài khoản người mua. Cả hai đều có hiệu lực trong 15 phút.',
  resetNotYou:
    'Nếu bạn không yêu cầu, bạn không cần làm gì: mật khẩu vẫn giữ nguyên. Không chia sẻ mã này với bất kỳ ai.',
  resetButton: 'Đặt mật khẩu mới',
  resetShort:
    '{code} là mã đặt mật khẩu mới trên Snapbazaar, có hiệu lực trong 15 phút. Không chia sẻ mã này với bất kỳ ai.',
  changedSubject: 'Mật khẩu Snapbazaar của bạn đã được đổi',
  changedHeading: 'Mật khẩu của bạn đã được đổi',
  changedSessions:
    'Các thiết bị khác đã bị đăng xuất khỏi tài khoản của bạn. Hãy đăng nhập lại trên các thiết bị đó bằng mật khẩu mới.',
  changedNotYou: 'Nếu không phải bạn, hãy đặt mật khẩu khác ngay.',
  changedButton: 'Đặt mật khẩu khác',
  changedShort: 'Mật khẩu Snapbazaar của bạn đã được đổi. Không phải bạn? Hãy đặt mật khẩu khác ở trang đăng nhập.',
};
