import type { TranslationOf } from '../define-messages.ts';
import type { checkout as english } from '../en/checkout.ts';

export const checkout: TranslationOf<typeof english> = {
  title: '購入手続き',
  description: 'お届け先、配送、支払い方法を確認できます。',
  sandbox: 'テスト環境です。実際のお金は動きません。',
  direct: '代金は出品者に直接支払われます。',
  deliverTo: 'お届け先',
  change: '変更',
  savedAddresses: '保存した住所',
  anotherAddress: '別の住所を入力',
  saveAddress: 'この住所を保存する',
  saveAddressHint: '次回の注文で使えます。',
  note: '出品者へのメッセージ',
  noteHint: '任意（例：置き配の希望場所）',
  notShipped: '{seller}は{country}への配送に対応していません。この出品者の商品はカートに残ります。',
  payWith: '支払い方法',
  paySellerWith: '{seller}への支払い方法',
  sum: 'ご注文金額',
  items: '商品{count}点',
  deliveryOf: '送料（荷物{count}個）',
  free: '無料',
  total: '合計',
  about: '約{amount} · {date}時点のレート',
  placeOrder: '注文を確定する',
  customs: '税金は計算に含まれていません。海外から届く商品には、到着時に関税などがかかる場合があります。',
  oneSeller: '出品者が発送するまでキャンセルできます。返品は配達後{days}日以内に申請できます。',
  moreSellers:
    '出品者ごとに分かれ、{count}件の注文になります。発送前ならキャンセルできます。返品は配達後{days}日以内に申請できます。',
  nothing: '注文する商品がありません。',
  toCart: 'カートに戻る',
  noMethod: 'これらの商品に利用できる支払い方法がまだありません。',
  placed: '注文が完了しました',
  lost: '結果を受信する前に接続が切れました。もう一度押してください。二重に注文されることはありません。',
  unanswered:
    '前回の注文の結果を受信できませんでした。注文が完了している可能性があります。もう一度ご確認ください。二重に注文されることはありません。',
  askAgain: 'もう一度確認する',
};
