import type { TranslationOf } from '../define-messages.ts';
import type { mailSecurity as english } from '../en/mail-security.ts';

export const mailSecurity: TranslationOf<typeof english> = {
  signInSubject: '你的Snapbazaar账号有新的登录',
  signInHeading: '你的账号有新的登录',
  signInSeller: '你的卖家账号于{time}通过{device}登录。',
  signInCustomer: '你的买家账号于{time}通过{device}登录。',
  signInNotYou: '如果是你本人登录，无需任何操作。如果不是，请重设密码，所有设备都会退出登录。',
  signInButton: '不是我登录的',
  signInShort: '你的Snapbazaar账号刚通过{device}登录。不是你本人？请重设密码：{link}',
  unknownDevice: '未知设备',
  browserOn: '{system}上的{browser}',
  proofSubject: '你的Snapbazaar验证码',
  proofHeading: '验证身份',
  proofCode: '请在Snapbazaar输入此验证码以继续，10分钟内有效。',
  proofNotYou: '如果不是你本人操作，说明有人登录了你的账号，请立即重设密码。请勿将验证码告诉任何人。',
  proofShort: 'Snapbazaar验证码：{code}，10分钟内有效，请勿告诉任何人。',
};
