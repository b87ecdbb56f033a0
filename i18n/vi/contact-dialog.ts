import type { TranslationOf } from '../define-messages.ts';
import type { contactDialog as english } from '../en/contact-dialog.ts';

export const contactDialog: TranslationOf<typeof english> = {
  titleEmail: 'Xác minh email',
  titlePhone: 'Xác minh số điện thoại',
  sentTo: 'Nhập mã gồm 6 chữ số chúng tôi đã gửi đến {address}.',
  code: 'Mã xác minh',
  codeRequired: 'Vui lòng nhập đủ 6 chữ số của mã.',
  confirm: 'Xác nhận',
  sendAgain: 'Gửi mã mới',
  sendAgainIn: 'Gửi mã mới sau {count} giây',
  usePhone: 'Dùng số điện thoại',
  useEmail: 'Dùng email',
  tryAgain: 'Thử lại',
  unreachable: 'Không kết nối được với Snapbazaar. Vui lòng thử lại.',
};
