import type { TranslationOf } from '../define-messages.ts';
import type { listingEditor as english } from '../en/listing-editor.ts';

export const listingEditor: TranslationOf<typeof english> = {
  chooseCategory: '카테고리 선택',
  searchCategories: '원하는 언어로 검색',
  searchExample: '운동화, Sneakers, รองเท้า',
  noCategory: '일치하는 카테고리나 상품 종류가 없어요. 다른 단어로 검색해 보세요.',
  recommendedCountries: '추천 국가',
  removeCountry: '{country} 삭제',
  addCountry: '국가 추가',
  chooseCountry: '국가 선택',
  fulfilment: '배송 방법',
  self: '직접 포장·발송',
  partner: '플랫폼 물류 파트너 이용',
  courier: '택배 방문 수거',
  language: '언어',
  languageTab: '{code}, {language}',
  markedLanguageTab: '{code}, {language}, {mark}',
  textMissing: '내용 없음',
  title: '상품명',
  titleInLanguage: '상품명({language})',
  description: '상품 설명',
  descriptionInLanguage: '상품 설명({language})',
};
