import type { TranslationOf } from '../define-messages.ts';
import type { helpLinks as english } from '../en/help-links.ts';

export const helpLinks: TranslationOf<typeof english> = {
  about: 'Snapbazaar 소개',
  addProduct: '상품 등록하기',
  upgrade: '업그레이드',
  privacyPolicy: '개인정보처리방침',
  openChat: 'AI 채팅 열기',
  orders: '주문',
  myStorefront: '내 스토어',
  chooseCurrency: '표시 통화 선택',
  continueDraft: '작성 중인 상품 이어서 쓰기',
  wallet: '지갑·계좌',
  yourTokens: '내 토큰',
  personalization: '맞춤 설정',
  socialProfile: '내 소셜 프로필',
  yourProfile: '내 프로필',
  changePassword: '비밀번호 변경',
  contact: '문의하기',
  sessions: '로그인된 기기',
  managePrivacy: '개인정보 관리',
  downloadData: '내 데이터 다운로드',
  closeAccount: '탈퇴하기',
  settings: '설정',
  askAnything: '무엇이든 물어보세요',
  writeToUs: '문의 남기기',
};
