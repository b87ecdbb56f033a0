import type { TranslationOf } from '../define-messages.ts';
import type { mailContacts as english } from '../en/mail-contacts.ts';

export const mailContacts: TranslationOf<typeof english> = {
  confirmSubject: 'Snapbazaar：请验证你的邮箱',
  confirmHeading: '验证邮箱',
  confirmCode: '请在Snapbazaar输入此验证码，或点击下方按钮，15分钟内有效。',
  confirmNotYou: '如果不是你本人操作，请勿点击按钮，也不要将验证码告诉任何人。',
  confirmButton: '验证此邮箱',
  confirmShort: 'Snapbazaar验证码：{code}，15分钟内有效，请勿告诉任何人。',
  changedSubject: '你的Snapbazaar登录邮箱或手机号已更改',
  changedHeading: '登录邮箱或手机号已更改',
  changedTo: '你的Snapbazaar账号现使用{contact}登录。',
  changedNotYou:
    '如果不是你本人操作，请在3天内点击按钮，恢复原来的邮箱或手机号。恢复后所有设备将退出登录，需重新设置密码。',
  changedButton: '不是我操作的',
  changedShort: '你的Snapbazaar账号现使用{contact}登录。不是你本人操作？请打开：{link}',
};
