import type { TranslationOf } from '../define-messages.ts';
import type { mailPassword as english } from '../en/mail-password.ts';

export const mailPassword: TranslationOf<typeof english> = {
  resetSubject: '设置新的Snapbazaar密码',
  resetHeading: '设置新密码',
  resetSeller: '请在Snapbazaar输入此验证码，或点击下方按钮，为你的卖家账号设置新密码，15分钟内有效。',
  resetCustomer: '请在Snapbazaar输入此验证码，或点击下方按钮，为你的买家账号设置新密码，15分钟内有效。',
  resetNotYou: '如果不是你本人操作，请忽略本邮件，密码不会改变。请勿将验证码告诉任何人。',
  resetButton: '设置新密码',
  resetShort: 'Snapbazaar验证码：{code}，用于设置新密码，15分钟内有效，请勿告诉任何人。',
  changedSubject: '你的Snapbazaar密码已修改',
  changedHeading: '密码已修改',
  changedSessions: '其他设备均已退出登录，请在这些设备上用新密码重新登录。',
  changedNotYou: '如果不是你本人操作，请立即重设密码。',
  changedButton: '重设密码',
  changedShort: '你的Snapbazaar密码已修改。不是你本人操作？请在登录页重设密码。',
};
