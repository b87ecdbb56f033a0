import type { TranslationOf } from '../define-messages.ts';
import type { sellerShell as english } from '../en/seller-shell.ts';

export const sellerShell: TranslationOf<typeof english> = {
  workspace: '판매자센터',
  yourWorkspace: '내 판매자센터',
  more: '더보기',
  chat: 'AI 채팅',
  income: '수입 현황',
  incomeShort: '수입',
  buyerAnalytics: '구매자 분석',
  wallet: '지갑·계좌',
  walletShort: '지갑',
  invoices: '청구서',
  resources: '사진 도구',
  storefront: '내 스토어',
  storefrontDetail: '상품과 주문',
  storefrontShort: '스토어',
  settings: '설정',
  helpCenter: '고객센터',
  upgrade: '업그레이드',
  help: '도움말',
  unfoldSidebar: '사이드바 펼치기',
  foldSidebar: '사이드바 접기',
  profile: '프로필',
  yourProfile: '내 프로필',
  logOut: '로그아웃',
  pageFailed: '페이지를 표시할 수 없어요 · Snapbazaar',
};
