import type { TranslationOf } from '../define-messages.ts';
import type { proof as english } from '../en/proof.ts';

export const proof: TranslationOf<typeof english> = {
  title: '验证身份',
  text: '此操作涉及你的资金、数据或登录方式，请先验证身份，10分钟内有效。',
  password: '当前密码',
  passwordRequired: '请输入当前密码',
  withPassword: '确认',
  withPasskey: '使用通行密钥验证',
  passkeyFailed: '通行密钥验证未完成，请换一种方式或重试。',
  appCode: '身份验证器App中的验证码',
  mailedCode: '邮件中的验证码',
  codeRequired: '请输入验证码',
  sendMail: '获取邮件验证码',
  signInAgain: '使用{provider}重新登录',
  yourWays: '我的登录方式',
};
