import type { TranslationOf } from '../define-messages.ts';
import type { sellerOrderStates as english } from '../en/seller-order-states.ts';

export const sellerOrderStates: TranslationOf<typeof english> = {
  awaiting_payment: '결제 대기',
  to_ship: '발송 대기',
  shipped: '배송 중',
  delivered: '배송 완료',
  completed: '거래 완료',
  cancelled: '취소됨',
  openReturn: '반품',
  card: '카드',
  promptpay: 'PromptPay',
  vietqr: 'VietQR',
  paynow: 'PayNow',
  cash_on_delivery: '수령 시 현금 결제',
  notPaid: '{method}, 결제 전',
  neverPaid: '{method}, 미결제',
  toConfirm: '{method}, 입금 확인 필요',
  payBack: '{method}, 입금됐다면 환불 필요',
  held: '결제 완료, 정산 대기',
  released: '지갑으로 정산 완료',
  paidToYou: '{method}, 입금 확인 완료',
  refunded: '{method}, 환불 완료',
  disputed: '{method}, 이의 제기됨',
};
