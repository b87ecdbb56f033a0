import type { TranslationOf } from '../define-messages.ts';
import type { paymentNames as english } from '../en/payment-names.ts';

export const paymentNames: TranslationOf<typeof english> = {
  card: '银行卡',
  cardHint: '收货前，货款由平台安全保管。',
  promptpay: 'PromptPay',
  vietqr: 'VietQR',
  paynow: 'PayNow',
  qrHint: '用银行App扫码付款，每个卖家一个二维码，由卖家确认收款。',
  cash_on_delivery: '货到付款',
  cashHint: '收货时付款给快递员。',
  sandbox: '沙盒环境',
  noFee: '无手续费',
  onlyFrom: '支持的卖家：{sellers}',
};
