import type { TranslationOf } from '../define-messages.ts';
import type { product as english } from '../en/product.ts';

export const product: TranslationOf<typeof english> = {
  category: 'カテゴリー',
  descriptionLanguage: '商品説明の言語',
  originalIn: '{language}の原文',
  translatedFrom: '{language}から翻訳',
  seeOriginal: '原文を見る',
  seeTranslation: '翻訳を見る',
  seller: '出品者',
  visit: 'ショップへ',
  visitSeller: '{name}のショップを見る',
  recommendedCountries: 'おすすめの販売国',
  related: 'こちらもおすすめ',
  linkCopied: 'リンクをコピーしました',
  copyFailed: 'リンクをコピーできませんでした。アドレスバーからコピーしてください。',
  gone: '販売終了',
  goneTitle: 'この商品は販売を終了しました。',
  goneText: '売り切れたか、出品者が出品を取り下げた可能性があります。他の商品もぜひご覧ください。',
};
