import type { TranslationOf } from '../define-messages.ts';
import type { accountHistory as english } from '../en/account-history.ts';

export const accountHistory: TranslationOf<typeof english> = {
  title: '계정 활동 내역',
  yourHistory: '내 활동 내역',
  none: '아직 활동 내역이 없어요.',
  'signed-in': '로그인',
  'second-step-failed': '2단계 인증 실패(잘못된 인증번호)',
  'password-changed': '비밀번호 변경',
  'contact-changed': '이메일 또는 휴대폰 번호 변경',
  'contact-verified': '이메일 또는 휴대폰 번호 인증',
  'identity-linked': '소셜 로그인 연결: {detail}',
  'identity-unlinked': '소셜 로그인 연결 해제: {detail}',
  'passkey-added': '패스키 추가: {detail}',
  'passkey-removed': '패스키 삭제: {detail}',
  'second-step-on': '2단계 인증 켜짐',
  'second-step-off': '2단계 인증 꺼짐',
  'recovery-codes-renewed': '복구 코드 재발급',
  'session-ended': '다른 기기 로그아웃',
  'data-downloaded': '데이터 다운로드',
  'money-sent': '출금 또는 정산',
};
