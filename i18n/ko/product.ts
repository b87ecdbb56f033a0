import type { TranslationOf } from '../define-messages.ts';
import type { product as english } from '../en/product.ts';

export const product: TranslationOf<typeof english> = {
  category: '카테고리',
  descriptionLanguage: '상품 설명 언어',
  originalIn: '{language} 원문',
  translatedFrom: '{language}에서 번역됨',
  seeOriginal: '원문 보기',
  seeTranslation: '번역 보기',
  seller: '판매자',
  visit: '방문',
  visitSeller: '{name} 스토어 방문',
  recommendedCountries: '추천 국가',
  related: '이런 상품은 어때요?',
  linkCopied: '링크를 복사했어요.',
  copyFailed: '링크를 복사하지 못했어요. 주소창에서 복사해 주세요.',
  gone: '판매 종료',
  goneTitle: '판매가 종료된 상품이에요.',
  goneText: '이미 판매되었거나 판매자가 내렸을 수 있어요. 다른 상품을 둘러보세요.',
};
