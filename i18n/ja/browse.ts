import type { TranslationOf } from '../define-messages.ts';
import type { browse as english } from '../en/browse.ts';

export const browse: TranslationOf<typeof english> = {
  description: 'すべての売り場から商品を検索できます。',
  resultsFor: '検索結果：{query}',
  quoted: '「{query}」',
  chosen: '選択中の条件',
  remove: '{label}を解除',
  clearAll: 'すべてクリア',
  shownInstead: '<words>{words}</words>の検索結果を表示しています。',
  searchFor: '「{query}」で検索',
  nearMatches: '完全に一致する商品はありませんでした。近い商品を表示しています。',
};
