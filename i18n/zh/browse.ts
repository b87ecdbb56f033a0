import type { TranslationOf } from '../define-messages.ts';
import type { browse as english } from '../en/browse.ts';

export const browse: TranslationOf<typeof english> = {
  description: '搜索商城全部品类。',
  resultsFor: '“{query}”的搜索结果',
  quoted: '“{query}”',
  chosen: '已选条件',
  remove: '移除{label}',
  clearAll: '清空',
  shownInstead: '已为你显示<words>{words}</words>的搜索结果。',
  searchFor: '搜索“{query}”',
  nearMatches: '没有完全匹配的商品，以下为相近结果。',
};
