import type { TranslationOf } from '../define-messages.ts';
import type { paymentNames as english } from '../en/payment-names.ts';

export const paymentNames: TranslationOf<typeof english> = {
  card: '카드',
  cardHint: '상품을 받을 때까지 결제 금액을 안전하게 보관해요',
  promptpay: 'PromptPay',
  vietqr: 'VietQR',
  paynow: 'PayNow',
  qrHint: '은행 앱으로 판매자별 QR 코드를 스캔해 주세요. 판매자가 입금을 확인해요.',
  cash_on_delivery: '수령 시 현금 결제',
  cashHint: '상품을 받을 때 택배 기사에게 결제해요',
  sandbox: '테스트 환경',
  noFee: '수수료 없음',
  onlyFrom: '이용 가능한 판매자: {sellers}',
};
