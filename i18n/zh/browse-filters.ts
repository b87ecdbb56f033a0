import type { TranslationOf } from '../define-messages.ts';
import type { browseFilters as english } from '../en/browse-filters.ts';

export const browseFilters: TranslationOf<typeof english> = {
  filter: '筛选',
  filterActive: '筛选，已选{count}项',
  kind: '种类',
  priceInDollars: '价格（美元）',
  priceFrom: '最低价（美元）',
  priceTo: '最高价（美元）',
  anyPrice: '不限',
  upTo: '{high}以下',
  from: '{low}以上',
  between: '{low}至{high}',
  sortBy: '排序',
  best: '综合排序',
  newest: '最新上架',
  price_up: '价格从低到高',
  price_down: '价格从高到低',
  recommendedFor: '推荐销往',
  anyCountry: '不限国家/地区',
  listsNeedScripts: '启用JavaScript后才能选择种类和国家/地区。',
  showProducts: '查看商品',
};
