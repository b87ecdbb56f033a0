import type { TranslationOf } from '../define-messages.ts';
import type { listings as english } from '../en/listings.ts';

export const listings: TranslationOf<typeof english> = {
  sponsored: '广告',
  reductionLabel: '低至3.5折',
  makeAd: 'AI广告图',
  shopNow: '去看看',
  noRecords: '暂无相关商品',
  moreProducts: '更多<hidden>商品</hidden>',
  loadedMore: '又加载{added}件，共{total}件',
};
