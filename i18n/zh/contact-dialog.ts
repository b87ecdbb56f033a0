import type { TranslationOf } from '../define-messages.ts';
import type { contactDialog as english } from '../en/contact-dialog.ts';

export const contactDialog: TranslationOf<typeof english> = {
  titleEmail: '验证邮箱',
  titlePhone: '验证手机号',
  sentTo: '请输入发送到{address}的6位数字验证码。',
  code: '验证码',
  codeRequired: '请输入6位数字验证码。',
  confirm: '验证',
  sendAgain: '重新发送验证码',
  sendAgainIn: '{count}秒后可重新发送',
  usePhone: '改用手机号',
  useEmail: '改用邮箱',
  tryAgain: '重试',
  unreachable: '无法连接Snapbazaar，请重试。',
};
