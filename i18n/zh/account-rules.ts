import type { TranslationOf } from '../define-messages.ts';
import type { accountRules as english } from '../en/account-rules.ts';

export const accountRules: TranslationOf<typeof english> = {
  emailRequired: '请输入邮箱',
  emailInvalid: '邮箱格式不正确',
  phoneRequired: '请输入手机号',
  phoneInvalid: '手机号格式不正确',
  passwordRequired: '请输入密码',
  passwordTooLong: '密码最多{count}个字符',
  passwordTooShort: '密码至少{count}个字符',
  confirmPasswordRequired: '请再次输入密码',
  passwordsDiffer: '两次输入的密码不一致',
  contactRequired: '请填写邮箱或手机号',
};
