import type { TranslationOf } from '../define-messages.ts';
import type { profileTokens as english } from '../en/profile-tokens.ts';

export const profileTokens: TranslationOf<typeof english> = {
  social: '소셜 프로필',
  balance: '잔액',
  startDate: '시작일',
  endDate: '종료일',
  total: '총 적립 토큰',
  amount: '{amount} T4L',
  claim: '토큰 받기',
  claimFrom: '{network} 토큰 받기',
  notConnected: '토큰을 받으려면 먼저 {network} 계정을 연결해야 해요. 이 서버에서는 아직 연결할 수 없어요.',
  personalization: '맞춤 설정',
  yourTokens: '내 토큰 <amount>{amount} T4L</amount>',
  managePrivacy: '개인정보 관리',
  viewHistory: '토큰 내역 보기',
  history: '토큰 내역',
  yourHistory: '내 토큰 내역',
  noHistory: '아직 토큰이 없어요. 행동 데이터 수집을 허용하면 첫 5 T4L을 받을 수 있어요.',
  historyCaption: '받은 토큰과 회수된 토큰(최신순)',
  date: '날짜',
  reason: '사유',
  unit: 'T4L',
  'behavioral-data-allowed': '행동 데이터 수집 허용',
  'behavioral-data-withdrawn': '행동 데이터 수집 허용 해제',
};
