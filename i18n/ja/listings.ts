import type { TranslationOf } from '../define-messages.ts';
import type { listings as english } from '../en/listings.ts';

export const listings: TranslationOf<typeof english> = {
  sponsored: 'スポンサー',
  reductionLabel: '最大65%OFF',
  makeAd: 'AI広告作成',
  shopNow: '商品を見る',
  noRecords: '該当する商品がありません',
  moreProducts: '<hidden>商品を</hidden>もっと見る',
  loadedMore: '{added}件を追加で読み込みました（合計{total}件）',
};
