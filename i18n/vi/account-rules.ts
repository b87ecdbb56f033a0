import type { TranslationOf } from '../define-messages.ts';
import type { accountRules as english } from '../en/account-rules.ts';

export const accountRules: TranslationOf<typeof english> = {
  emailRequired: 'Vui lòng nhập email',
  emailInvalid: 'Email không hợp lệ',
  phoneRequired: 'Vui lòng nhập số điện thoại',
  phoneInvalid: 'Số điện thoại không hợp lệ',
  passwordRequired: 'Vui lòng nhập mật khẩu',
  passwordTooLong: 'Mật khẩu không được quá {count} ký tự',
  passwordTooShort: 'Mật khẩu phải có ít nhất {count} ký tự',
  confirmPasswordRequired: 'Vui lòng nhập lại mật khẩu',
  passwordsDiffer: 'Mật khẩu nhập lại không khớp',
  contactRequired: 'Vui lòng nhập email hoặc số điện thoại',
};
