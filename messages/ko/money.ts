import type { TranslationOf } from '../define-messages.ts';
import type { money as english } from '../en/money.ts';

export const money: TranslationOf<typeof english> = {
  thisPage: '이 페이지',
  sandboxNote: '<strong>테스트 환경이에요.</strong> 실제 돈은 오가지 않고, 연결되는 은행 계좌도 테스트 계좌예요.',
  deposit: '입금',
  sale: '판매',
  withdrawal: '출금',
  payout: '빠른정산',
  refund: '환불',
  completed: '완료',
  processing: '처리 중',
  failed: '실패',
  unpaid: '미결제',
  overdue: '연체',
  paid: '결제 완료',
  cancelled: '취소됨',
  onTime: '정상',
  late: '지각',
  absent: '결근',
  date: '날짜',
  type: '유형',
  amount: '금액',
  commission: '판매 수수료 {amount}',
  wallet: '지갑',
  method: '수단',
  status: '상태',
};
