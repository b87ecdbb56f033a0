import type { TranslationOf } from '../define-messages.ts';
import type { browseCategory as english } from '../en/browse-category.ts';

export const browseCategory: TranslationOf<typeof english> = {
  shop: 'ショップ',
  products: '商品',
  description: '世界中の出品者の商品をご覧いただけます。',
  categoryDescription: '{name}：世界中の出品者の商品を7言語で紹介しています。',
  unknownCategory: 'カテゴリーが見つかりません',
  subCategories: 'サブカテゴリー',
  productsOfCategory: 'このカテゴリーの商品',
  searchInCategory: 'このカテゴリーで検索',
  searchPlaceholder: '商品名やキーワードで検索',
  tellAi: '作りたいものをAIに伝える',
  type: '種類',
  size: 'サイズ',
  send: '送信',
  stickers: 'ロゴ入りステッカー',
  shirt: 'Tシャツ',
};
