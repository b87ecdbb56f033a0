import type { TranslationOf } from '../define-messages.ts';
import type { paymentNames as english } from '../en/payment-names.ts';

export const paymentNames: TranslationOf<typeof english> = {
  card: 'Thẻ',
  cardHint: 'Tiền được giữ an toàn đến khi bạn nhận được hàng',
  promptpay: 'PromptPay',
  vietqr: 'VietQR',
  paynow: 'PayNow',
  qrHint: 'Quét bằng ứng dụng ngân hàng, mỗi người bán một mã; người bán sẽ xác nhận.',
  cash_on_delivery: 'Thanh toán khi nhận hàng',
  cashHint: 'Trả tiền cho người giao hàng tại nhà',
  sandbox: 'Môi trường thử nghiệm',
  noFee: 'miễn phí',
  onlyFrom: 'Áp dụng với: {sellers}',
};
