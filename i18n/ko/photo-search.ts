import type { TranslationOf } from '../define-messages.ts';
import type { photoSearch as english } from '../en/photo-search.ts';

export const photoSearch: TranslationOf<typeof english> = {
  description: '사진과 비슷한 상품을 찾아보세요.',
  resultsHeading: '사진과 비슷한 상품',
  looksLike: '<shelf>{shelf}</shelf> 카테고리로 보여 관련 상품을 먼저 보여 드려요.',
  anotherPhoto: '다른 사진',
  nothingAlike: '아직 사진과 비슷한 상품이 없어요.',
  seeShelf: '{shelf} 보기',
  sending: '사진 보내는 중',
  looking: '사진 살펴보는 중',
  photoLabel: '검색할 사진',
  dropTitle: '사진으로 찾아보세요',
  notKept: '사진은 검색에 한 번만 사용되고 보관되지 않아요.',
};
