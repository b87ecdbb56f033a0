import type { TranslationOf } from '../define-messages.ts';
import type { wizard as english } from '../en/wizard.ts';

export const wizard: TranslationOf<typeof english> = {
  createListing: '商品を出品',
  stepOf: '<hidden>ステップ </hidden>{number} / {count}',
  back: '戻る',
  backToChat: 'チャットに戻る',
  opensWhenDescribed: '商品情報を入力すると進めます。',
  opensWhenPriced: '価格と販売国を選ぶと進めます。',
  opensWhenGoalIsSet: '販売目標を設定すると進めます。',
  photoRequired: '商品の写真を追加してください。',
  categoryRequired: 'カテゴリーを選択してください。',
  analysisDoneTitle: '写真の解析が完了しました',
  analysisDone: '戻って解析結果をご確認ください。',
  noPreviousPhoto: '前回の商品UUIDが見つかりません',
  otherTabTitle: 'この出品は別のタブで開かれています',
  otherTab: 'ここで続けると、別のタブは一時停止します。どちらの場合も、入力した内容は失われません。',
  continueHere: 'ここで続ける',
};
