import type { TranslationOf } from '../define-messages.ts';
import type { food as english } from '../en/food.ts';

export const food: TranslationOf<typeof english> = {
  heading: '今日は何を食べたいですか？',
  description: 'ドリンク、スイーツ、お食事、スナック、サラダ、スープ。今日の気分に合わせて選べます。',
  mainMenu: 'メインメニュー',
  searchMenu: 'メニューを検索',
  filterMenu: 'メニューを絞り込む',
  drinks: 'ドリンク',
  desserts: 'スイーツ',
  meal: 'お食事',
  snacks: 'スナック',
  'plant-based': 'プラントベース',
  salads: 'サラダ',
  soup: 'スープ',
  trending: '人気',
  new: '新着',
  menu: 'メニュー',
  dishCount: '{count}品',
  emptyTitle: '該当するメニューがありません',
  emptyText: '別のキーワードで検索するか、「すべて」を選択してください。',
  qrCode: '{address}を開くQRコード',
  iosApp: 'iOSアプリをダウンロード',
  noApp: 'アプリはまだありません。QRコードを読み取ると、スマートフォンのブラウザでショップが開きます。',
};
