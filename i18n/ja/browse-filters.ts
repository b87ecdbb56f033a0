import type { TranslationOf } from '../define-messages.ts';
import type { browseFilters as english } from '../en/browse-filters.ts';

export const browseFilters: TranslationOf<typeof english> = {
  filter: '絞り込み',
  filterActive: '絞り込み（{count}件適用中）',
  kind: '種類',
  priceInDollars: '価格（米ドル）',
  priceFrom: '下限価格（US$）',
  priceTo: '上限価格（US$）',
  anyPrice: '指定なし',
  upTo: '{high}以下',
  from: '{low}以上',
  between: '{low}〜{high}',
  sortBy: '並べ替え',
  best: 'おすすめ順',
  newest: '新しい順',
  price_up: '価格の安い順',
  price_down: '価格の高い順',
  recommendedFor: 'おすすめの販売国',
  anyCountry: 'すべての国',
  listsNeedScripts: '種類と国のリストを表示するには、JavaScriptを有効にしてください。',
  showProducts: '商品を表示',
};
