import type { TranslationOf } from '../define-messages.ts';
import type { shipDialog as english } from '../en/ship-dialog.ts';

export const shipDialog: TranslationOf<typeof english> = {
  title: '{count}件の注文を発送済みにする',
  lead: '購入者にすぐ通知され、荷物の追跡リンクが届きます。',
  carrier: '配送業者',
  trackingNumber: '追跡番号',
  trackingNumberOf: '{number}の追跡番号',
  trackingHint: '空欄でもかまいません。その場合、購入者は荷物を追跡できません。',
  notANumber: '追跡番号は5〜40文字の英数字で入力してください。',
  looksWrong: '{carrier}の一般的な追跡番号の形式と異なります。もう一度ご確認ください。',
  confirm: '発送済みにする',
  cancel: '戻る',
  shipped: '{count}件の注文を発送済みにしました',
  someFailed: '{count}件の注文を発送済みにできませんでした。理由は各注文の横に表示されています。',
};
