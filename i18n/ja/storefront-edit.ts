import type { TranslationOf } from '../define-messages.ts';
import type { storefrontEdit as english } from '../en/storefront-edit.ts';

export const storefrontEdit: TranslationOf<typeof english> = {
  title: '商品を編集',
  listing: '商品情報',
  listedOn: '出品日：{date}',
  discardChanges: '変更を破棄',
  saveChanges: '変更を保存',
  saved: '商品の変更を保存しました',
  savedWithOlderTexts: '商品の変更を保存しました。{count}言語の文章に{language}の変更が反映されていません。',
  loadFailed: 'この商品を読み込めませんでした',
  changedElsewhere:
    'この商品は別の画面または端末で変更されたため、保存されませんでした。入力した内容は残っており、それ以外は最新の内容が表示されています。確認して、もう一度保存してください。',
  seeNewer: '最新の内容を表示',
  olderThanSource: '{language}の変更が未反映',
  othersBecomeOlder: '他の言語の文章は変わりません。それぞれ確認するまで「変更が未反映」と表示されます。',
  stillRight: 'このままで問題なし',
  sourceChangedHint: 'この文章の作成後に、{language}の文章が変更されました。',
  category: 'カテゴリー',
  changeCategory: 'カテゴリーを変更',
  priceAndStock: '価格と在庫',
  suggestedPrice: '販売価格（米ドル）',
  priceBefore: '値下げ前の価格（米ドル）',
  priceBeforeHint: '値下げした場合のみ入力してください。現在の価格の横に取り消し線付きで表示されます。',
  stock: '在庫数',
  stockHint:
    '0にすると売り切れになります。商品ページは残りますが、購入はできません。注文が入ると、在庫数は自動的に減ります。',
  region: '販売地域',
  salesGoal: '販売目標',
  monthlySalesTarget: '月間売上目標（米ドル）',
  sellUnits: '月間販売数',
  marketingBudget: '広告予算（米ドル）',
  offerCredit: '後払いに対応する',
  offerCreditHint: '商品情報に記録されます。購入者から後払いを希望されることがあります。',
  delivery: '物流・配送',
  weight: '重量（kg）',
};
