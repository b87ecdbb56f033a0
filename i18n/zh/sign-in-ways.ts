import type { TranslationOf } from '../define-messages.ts';
import type { signInWays as english } from '../en/sign-in-ways.ts';

export const signInWays: TranslationOf<typeof english> = {
  passkey: '使用通行密钥登录',
  passkeyFailed: '通行密钥登录未完成，请换一种登录方式或重试。',
  demoSeller: '用演示卖家账号体验',
  demoCustomer: '用演示买家账号体验',
  secondStepTitle: '还差一步',
  secondStepText: '请输入身份验证器App当前显示的6位数字，或任意一个恢复码。',
  code: '验证码',
  codeRequired: '请输入验证码',
  finish: '完成登录',
  back: '返回',
  linkNote: '该邮箱已有账号。请按原来的方式登录，登录后两者会自动关联。',
  signingIn: '登录中…',
  denied: '你未在第三方网站完成登录，请选择一种登录方式。',
  expired: '本次登录已超时或已失效，请重新开始。',
  failed: '登录失败，请重试，或换一种方式登录。',
  unavailable: '第三方网站暂无响应，请重试，或换一种方式登录。',
};
