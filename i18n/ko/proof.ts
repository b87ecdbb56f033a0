import type { TranslationOf } from '../define-messages.ts';
import type { proof as english } from '../en/proof.ts';

export const proof: TranslationOf<typeof english> = {
  title: '본인 확인',
  text: '돈, 개인정보, 로그인과 관련된 작업이라 본인 확인이 필요해요. 한 번 확인하면 10분 동안 유지돼요.',
  password: '현재 비밀번호',
  passwordRequired: '현재 비밀번호를 입력해 주세요.',
  withPassword: '확인',
  withPasskey: '패스키로 확인',
  passkeyFailed: '패스키를 확인하지 못했어요. 다른 방법을 선택하거나 다시 시도해 주세요.',
  appCode: '인증 앱의 인증번호',
  mailedCode: '메일로 받은 인증번호',
  codeRequired: '인증번호를 입력해 주세요.',
  sendMail: '메일로 인증번호 받기',
  signInAgain: '{provider} 계정으로 다시 로그인',
  yourWays: '내 로그인 방법',
};
