import type { TranslationOf } from '../define-messages.ts';
import type { paymentNames as english } from '../en/payment-names.ts';

export const paymentNames: TranslationOf<typeof english> = {
  card: 'Thẻ',
  cardHint: 'Tiền được giữ an toàn đến khi bạn nhận được hàng',
  promptpay: 'PromptPay',
  vietqr: 'VietQR',
  paynow: 'PayNow',
  qrHint: 'Quét bằng ứng dụng ngân hàng, mỗi người bán một mã; người bán sẽ xác nhận',
  cash_on_delivery: 'Thanh toán khi nhận hàng (COD)',
  cashHint: 'Trả tiền cho người giao hàng khi nhận hàng',
  sandbox: 'Môi trường thử nghiệm',
  noFee: 'không mất phí',
  onlyFrom: 'Người bán chấp nhận: {sellers}',
};
