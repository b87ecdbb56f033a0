import type { TranslationOf } from '../define-messages.ts';
import type { browse as english } from '../en/browse.ts';

export const browse: TranslationOf<typeof english> = {
  description: '마켓의 모든 카테고리에서 검색해 보세요.',
  resultsFor: '“{query}” 검색 결과',
  quoted: '“{query}”',
  chosen: '선택한 조건',
  remove: '{label} 해제',
  clearAll: '전체 해제',
  shownInstead: '<words>{words}</words> 검색 결과를 대신 보여 드려요.',
  searchFor: '“{query}” 검색하기',
  nearMatches: '정확히 일치하는 상품이 없어 비슷한 상품을 보여 드려요.',
};
