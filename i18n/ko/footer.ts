import type { TranslationOf } from '../define-messages.ts';
import type { footer as english } from '../en/footer.ts';

export const footer: TranslationOf<typeof english> = {
  tagline: '사진 한 장이 7개 언어 상품 페이지가 돼요.',
  languages: '언어',
  learn: '알아보기',
  about: 'Snapbazaar 소개',
  contact: '문의하기',
  sponsor: '후원 및 기부',
  legal: '약관 및 정책',
  terms: '이용약관',
  privacy: '개인정보처리방침',
  licenses: '오픈소스 라이선스',
};
