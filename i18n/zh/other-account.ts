import type { TranslationOf } from '../define-messages.ts';
import type { otherAccount as english } from '../en/other-account.ts';

export const otherAccount: TranslationOf<typeof english> = {
  sameSignIn: '沿用相同的登录账号{identity}和密码。',
  sameWays: '沿用相同的邮箱或手机号和密码。',
  customerStays: '买家账号保持不变，两个账号可随时切换登录。',
  sellerStays: '卖家账号保持不变，两个账号可随时切换登录。',
  currentPassword: '当前密码',
  passwordRequired: '请输入当前密码',
  notNow: '暂不',
  open: '开通并登录',
};
