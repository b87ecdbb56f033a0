import type { TranslationOf } from '../define-messages.ts';
import type { common as english } from '../en/common.ts';

export const common: TranslationOf<typeof english> = {
  skipToContent: '本文へスキップ',
  all: 'すべて',
  carousel: 'カルーセル',
  close: '閉じる',
  dismiss: '閉じる',
  goHome: 'ホームへ戻る',
  hideField: '{label}を非表示',
  loading: '読み込み中',
  more: 'もっと見る',
  next: '次へ',
  pageFailed: 'このページで問題が発生しました。もう一度お試しください。',
  partFailed: '{name}を読み込めませんでした',
  previous: '前へ',
  priceBefore: '<hidden>値下げ前の価格：</hidden><old>{price}</old>',
  priceNow: '<hidden>現在の価格：</hidden>{price}',
  sampleData: 'サンプルデータ',
  search: '検索',
  seeNew: '新着商品を見る',
  share: '共有',
  showField: '{label}を表示',
  tryAgain: 'もう一度試す',
};
