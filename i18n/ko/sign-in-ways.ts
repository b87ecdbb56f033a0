import type { TranslationOf } from '../define-messages.ts';
import type { signInWays as english } from '../en/sign-in-ways.ts';

export const signInWays: TranslationOf<typeof english> = {
  passkey: '패스키로 로그인',
  passkeyFailed: '패스키를 확인하지 못했어요. 다른 방법으로 로그인하거나 다시 시도해 주세요.',
  demoSeller: '체험 판매자 계정으로 둘러보기',
  demoCustomer: '체험 구매자 계정으로 둘러보기',
  secondStepTitle: '2단계 인증',
  secondStepText: '인증 앱에 지금 표시된 6자리 숫자나 복구 코드를 입력해 주세요.',
  code: '인증번호 또는 복구 코드',
  codeRequired: '인증번호나 복구 코드를 입력해 주세요.',
  finish: '로그인 완료',
  back: '뒤로',
  linkNote: '이 이메일로 가입된 계정이 있어요. 평소처럼 로그인하면 두 계정이 연결돼요.',
  signingIn: '로그인하는 중…',
  denied: '로그인이 취소됐어요. 원하는 방법으로 로그인해 주세요.',
  expired: '로그인 시간이 지났거나 이미 사용된 요청이에요. 처음부터 다시 시작해 주세요.',
  failed: '로그인하지 못했어요. 다시 시도하거나 다른 방법으로 로그인해 주세요.',
  unavailable: '로그인 서비스가 응답하지 않아요. 다시 시도하거나 다른 방법으로 로그인해 주세요.',
};
