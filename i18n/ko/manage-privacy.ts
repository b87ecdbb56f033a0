import type { TranslationOf } from '../define-messages.ts';
import type { managePrivacy as english } from '../en/manage-privacy.ts';

export const managePrivacy: TranslationOf<typeof english> = {
  title: '개인정보 관리',
  description: '허용 항목과 보관된 정보를 확인하고 삭제할 수 있어요.',
  allowed: '허용 항목',
  onServer: '이 서버에 보관된 정보',
  serverData:
    '이름, 이메일 또는 휴대폰 번호, 비밀번호의 단방향 해시, 로그인된 기기, 사진, 상품과 판매 플랜, 내 선택과 토큰, 보내 주신 문의를 보관해요. 보관하는 이유는 <privacy>개인정보처리방침</privacy>에서 확인해 주세요.',
  download: '모두 확인하고 다운로드',
  delete: '모두 삭제',
  inBrowser: '이 브라우저에 보관된 정보',
  listingDraft: '작성 중인 상품',
  cart: '장바구니',
  country: '배송 국가',
  paymentMethod: '최근 결제 수단',
  theme: '라이트·다크 테마',
  language: '페이지 표시 언어',
  currency: '통화',
  sidebar: '사이드바 접힘 상태',
  notifications: '알림',
  ordersSeen: '최근 주문 확인 시간',
  carrier: '최근 이용한 택배사',
  forget: '삭제',
  forgetEntry: '{name} 삭제',
  nothingKept: '보관된 정보 없음',
};
