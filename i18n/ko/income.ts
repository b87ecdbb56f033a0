import type { TranslationOf } from '../define-messages.ts';
import type { income as english } from '../en/income.ts';

export const income: TranslationOf<typeof english> = {
  pageTitle: '수입 현황 · Snapbazaar',
  pageDescription: '월별로 들어오고 나간 금액을 확인해 보세요.',
  title: '수입 현황',
  lastMonths: '최근 6개월',
  sales: '매출',
  paidOut: '정산 금액',
  fees: '수수료',
  net: '순수입',
  paidOutAndFees: '정산 금액과 수수료',
  chart: '월별 매출과 정산 금액. 자세한 수치는 아래 표에 있어요.',
  monthFigures: '{month}: 매출 {sales}, 정산 {paidOut}',
  byMonth: '월별',
  totalsByMonth: '월별 합계',
  month: '월',
  latestEntries: '최근 내역',
  openWallet: '지갑·계좌 열기',
};
