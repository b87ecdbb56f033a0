import type { TranslationOf } from '../define-messages.ts';
import type { sellerOrderStates as english } from '../en/seller-order-states.ts';

export const sellerOrderStates: TranslationOf<typeof english> = {
  awaiting_payment: 'Chờ thanh toán',
  to_ship: 'Chờ gửi hàng',
  shipped: 'Đang giao hàng',
  delivered: 'Đã giao hàng',
  completed: 'Hoàn tất',
  cancelled: 'Đã hủy',
  openReturn: 'Trả hàng',
  card: 'Thẻ',
  promptpay: 'PromptPay',
  vietqr: 'VietQR',
  paynow: 'PayNow',
  cash_on_delivery: 'COD',
  notPaid: '{method}, chưa thanh toán',
  neverPaid: '{method}, không thanh toán',
  toConfirm: '{method}, cần xác nhận',
  payBack: '{method}, hoàn tiền nếu đã nhận',
  held: 'Đã thanh toán, đang tạm giữ',
  released: 'Đã chuyển vào ví',
  paidToYou: '{method}, đã trả cho bạn',
  refunded: '{method}, đã hoàn tiền',
  disputed: '{method}, bị khiếu nại',
};
