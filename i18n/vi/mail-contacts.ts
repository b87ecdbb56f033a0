import type { TranslationOf } from '../define-messages.ts';
import type { mailContacts as english } from '../en/mail-contacts.ts';

export const mailContacts: TranslationOf<typeof english> = {
  confirmSubject: 'Xác minh email của bạn trên Snapbazaar',
  confirmHeading: 'Xác minh email của bạn',
  confirmCode: 'Nhập mã này trên Snapbazaar hoặc nhấn nút bên dưới. Cả hai đều có hiệu lực trong 15 phút.',
  confirmNotYou: 'Nếu bạn không yêu cầu mã này, đừng nhấn nút và không chia sẻ mã với bất kỳ ai.',
  confirmButton: 'Xác minh email này',
  confirmShort: '{code} là mã Snapbazaar của bạn, có hiệu lực trong 15 phút. Không chia sẻ mã này với bất kỳ ai.',
  changedSubject: 'Thông tin đăng nhập Snapbazaar của bạn đã được thay đổi',
  changedHeading: 'Thông tin đăng nhập của bạn đã được thay đổi',
  changedTo: 'Tài khoản Snapbazaar của bạn hiện dùng {contact} để đăng nhập và liên hệ.',
  changedNotYou:
    'Nếu không phải bạn thay đổi, hãy nhấn nút bên dưới trong vòng ba ngày: thông tin cũ sẽ được khôi phục, mọi thiết bị sẽ bị đăng xuất và bạn sẽ đặt mật khẩu mới.',
  changedButton: 'Không phải tôi',
  changedShort: 'Tài khoản Snapbazaar của bạn hiện dùng {contact}. Không phải bạn thay đổi? {link}',
};
