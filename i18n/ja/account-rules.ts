import type { TranslationOf } from '../define-messages.ts';
import type { accountRules as english } from '../en/account-rules.ts';

export const accountRules: TranslationOf<typeof english> = {
  emailRequired: 'メールアドレスを入力してください',
  emailInvalid: 'メールアドレスの形式が正しくありません',
  phoneRequired: '電話番号を入力してください',
  phoneInvalid: '電話番号の形式が正しくありません',
  passwordRequired: 'パスワードを入力してください',
  passwordTooLong: 'パスワードは{count}文字以内で入力してください',
  passwordTooShort: 'パスワードは{count}文字以上で入力してください',
  confirmPasswordRequired: '確認用パスワードを入力してください',
  passwordsDiffer: 'パスワードと確認用パスワードが一致しません',
  contactRequired: 'メールアドレスまたは電話番号を入力してください',
};
