import type { TranslationOf } from '../define-messages.ts';
import type { otherAccount as english } from '../en/other-account.ts';

export const otherAccount: TranslationOf<typeof english> = {
  sameSignIn: 'ログインID（{identity}）とパスワードは、現在のアカウントと同じです。',
  sameWays: 'メールアドレスまたは電話番号とパスワードは、現在のアカウントと同じです。',
  customerStays: '購入者アカウントはそのまま残り、いつでもどちらにもログインできます。',
  sellerStays: '出品者アカウントはそのまま残り、いつでもどちらにもログインできます。',
  currentPassword: '現在のパスワード',
  passwordRequired: '現在のパスワードを入力してください',
  notNow: '今はしない',
  open: '作成してログイン',
};
