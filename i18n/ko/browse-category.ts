import type { TranslationOf } from '../define-messages.ts';
import type { browseCategory as english } from '../en/browse-category.ts';

export const browseCategory: TranslationOf<typeof english> = {
  shop: '마켓',
  products: '상품',
  description: '전 세계 판매자의 상품을 만나 보세요.',
  categoryDescription: '{name}: 전 세계 판매자의 상품을 7개 언어 설명으로 만나 보세요.',
  unknownCategory: '없는 카테고리',
  subCategories: '하위 카테고리',
  productsOfCategory: '이 카테고리의 상품',
  searchInCategory: '이 카테고리에서 검색',
  searchPlaceholder: '찾고 싶은 상품을 검색해 보세요',
  tellAi: '원하는 것을 AI에게 말해 보세요',
  type: '종류',
  size: '크기',
  send: '보내기',
  stickers: '로고 스티커',
  shirt: '티셔츠',
};
