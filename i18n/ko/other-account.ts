import type { TranslationOf } from '../define-messages.ts';
import type { otherAccount as english } from '../en/other-account.ts';

export const otherAccount: TranslationOf<typeof english> = {
  sameSignIn: '로그인 아이디({identity})와 비밀번호가 지금 계정과 같아요.',
  sameWays: '이메일 또는 휴대폰 번호와 비밀번호가 지금 계정과 같아요.',
  customerStays: '구매자 계정은 그대로 유지되고, 언제든지 원하는 계정으로 로그인할 수 있어요.',
  sellerStays: '판매자 계정은 그대로 유지되고, 언제든지 원하는 계정으로 로그인할 수 있어요.',
  currentPassword: '현재 비밀번호',
  passwordRequired: '현재 비밀번호를 입력해 주세요.',
  notNow: '나중에',
  open: '계정 만들고 로그인',
};
