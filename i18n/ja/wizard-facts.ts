import type { TranslationOf } from '../define-messages.ts';
import type { wizardFacts as english } from '../en/wizard-facts.ts';

export const wizardFacts: TranslationOf<typeof english> = {
  seen: '写真から読み取り',
  guessed: '推測（要確認）',
  colour: '色',
  material: '素材',
  brand: 'ブランド',
  condition: '商品の状態',
  printed: '印字された文字',
  printedWord: '「{word}」',
  ownDetails: '写真だけではわからない情報',
  ownDetailsHint: '任意。入力した内容は7言語すべてに反映されます。',
  new: '新品',
  'like-new': '未使用に近い',
  'used-good': '中古（良好）',
  'used-fair': '中古（使用感あり）',
  'for-parts': 'ジャンク品',
  size: 'サイズ',
  sizeExample: 'M、42、30×20cm',
  model: '型番・モデル',
  quantity: '数量',
  quantityWrong: '数量は1〜{max}の整数で入力してください',
  inTheBox: '付属品',
  inTheBoxExample: '充電器、ケーブル、ケース',
};
