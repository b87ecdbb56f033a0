import type { TranslationOf } from '../define-messages.ts';
import type { contactBanner as english } from '../en/contact-banner.ts';

export const contactBanner: TranslationOf<typeof english> = {
  label: 'Xác minh tài khoản của bạn',
  confirmEmail: 'Hãy xác minh email bằng mã chúng tôi đã gửi cho bạn.',
  confirmPhone: 'Hãy xác minh số điện thoại bằng mã chúng tôi đã gửi cho bạn.',
  enterCode: 'Nhập mã',
};
