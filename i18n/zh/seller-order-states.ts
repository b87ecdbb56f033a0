import type { TranslationOf } from '../define-messages.ts';
import type { sellerOrderStates as english } from '../en/seller-order-states.ts';

export const sellerOrderStates: TranslationOf<typeof english> = {
  awaiting_payment: '待付款',
  to_ship: '待发货',
  shipped: '运输中',
  delivered: '已送达',
  completed: '已完成',
  cancelled: '已取消',
  openReturn: '退货中',
  card: '银行卡',
  promptpay: 'PromptPay',
  vietqr: 'VietQR',
  paynow: 'PayNow',
  cash_on_delivery: '货到付款',
  notPaid: '{method}，待付款',
  neverPaid: '{method}，未付款',
  toConfirm: '{method}，待确认收款',
  payBack: '{method}，如已到账请退款',
  held: '已付款，平台保管中',
  released: '已转入钱包',
  paidToYou: '{method}，已收款',
  refunded: '{method}，已退款',
  disputed: '{method}，有争议',
};
