import type { TranslationOf } from '../define-messages.ts';
import type { accountRules as english } from '../en/account-rules.ts';

export const accountRules: TranslationOf<typeof english> = {
  emailRequired: '이메일을 입력해 주세요.',
  emailInvalid: '이메일 형식이 올바르지 않아요.',
  phoneRequired: '휴대폰 번호를 입력해 주세요.',
  phoneInvalid: '휴대폰 번호 형식이 올바르지 않아요.',
  passwordRequired: '비밀번호를 입력해 주세요.',
  passwordTooLong: '비밀번호는 {count}자 이하로 입력해 주세요.',
  passwordTooShort: '비밀번호는 {count}자 이상 입력해 주세요.',
  confirmPasswordRequired: '비밀번호를 한 번 더 입력해 주세요.',
  passwordsDiffer: '비밀번호가 서로 일치하지 않아요.',
  contactRequired: '이메일 또는 휴대폰 번호를 입력해 주세요.',
};
