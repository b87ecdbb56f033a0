import type { TranslationOf } from '../define-messages.ts';
import type { paymentNames as english } from '../en/payment-names.ts';

export const paymentNames: TranslationOf<typeof english> = {
  card: 'カード',
  cardHint: '商品が届くまで、代金を安全にお預かりします',
  promptpay: 'PromptPay',
  vietqr: 'VietQR',
  paynow: 'PayNow',
  qrHint: '出品者ごとのQRコードを銀行アプリで読み取って支払います。着金は出品者が確認します。',
  cash_on_delivery: '代金引換',
  cashHint: '商品の受け取り時に配達員に支払います',
  sandbox: 'テスト環境',
  noFee: '手数料無料',
  onlyFrom: '対応している出品者：{sellers}',
};
