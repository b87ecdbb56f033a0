import type { TranslationOf } from '../define-messages.ts';
import type { sellerOrderStates as english } from '../en/seller-order-states.ts';

export const sellerOrderStates: TranslationOf<typeof english> = {
  awaiting_payment: '支払い待ち',
  to_ship: '発送待ち',
  shipped: '配送中',
  delivered: '配達済み',
  completed: '取引完了',
  cancelled: 'キャンセル済み',
  openReturn: '返品',
  card: 'カード',
  promptpay: 'PromptPay',
  vietqr: 'VietQR',
  paynow: 'PayNow',
  cash_on_delivery: '代金引換',
  notPaid: '{method}（支払い待ち）',
  neverPaid: '{method}（未払い）',
  toConfirm: '{method}（要確認）',
  payBack: '{method}（入金済みなら要返金）',
  held: '支払い済み（お預かり中）',
  released: 'ウォレットに入金済み',
  paidToYou: '{method}（受け取り済み）',
  refunded: '{method}（返金済み）',
  disputed: '{method}（異議申し立て中）',
};
