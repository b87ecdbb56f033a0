import type { TranslationOf } from '../define-messages.ts';
import type { forgotPassword as english } from '../en/forgot-password.ts';

export const forgotPassword: TranslationOf<typeof english> = {
  sellerTitle: '忘记密码',
  sellerDescription: '为你的Snapbazaar卖家账号设置新密码。',
  customerTitle: '忘记密码',
  customerDescription: '为你的Snapbazaar买家账号设置新密码。',
  subtitle: '获取验证码后即可设置新密码',
  sendCode: '获取验证码',
  howToGetCode: '验证码接收方式',
  sentTo: '如果{address}已注册，验证码将很快送达，15分钟内有效。',
  code: '验证码',
  codeRequired: '请输入6位数字验证码。',
  newPassword: '新密码',
  setPassword: '设置新密码',
  otherAddress: '使用其他邮箱或手机号',
  remembered: '想起密码了？<link>去登录</link>',
  resetTitle: '设置新密码',
  resetDescription: '为你的Snapbazaar账号设置新密码。',
  resetSubtitle: '设置后，所有已登录的设备都会退出',
  linkMissing: '请通过邮件中的链接打开此页面，或重新获取链接。',
  askAsSeller: '我是卖家',
  askAsCustomer: '我是买家',
};
