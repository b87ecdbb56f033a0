import type { TranslationOf } from '../define-messages.ts';
import type { income as english } from '../en/income.ts';

export const income: TranslationOf<typeof english> = {
  pageTitle: 'Tổng quan thu nhập · Snapbazaar',
  pageDescription: 'Tiền vào và tiền ra theo từng tháng.',
  title: 'Tổng quan thu nhập',
  lastMonths: '6 tháng qua',
  sales: 'Doanh số',
  paidOut: 'Đã chi trả',
  fees: 'Phí',
  net: 'Thực nhận',
  paidOutAndFees: 'Đã chi trả và phí',
  chart: 'Doanh số và chi trả theo tháng; số liệu có trong bảng bên dưới',
  monthFigures: 'Tháng {month}: doanh số {sales}, đã chi trả {paidOut}',
  byMonth: 'Theo tháng',
  totalsByMonth: 'Tổng theo tháng',
  month: 'Tháng',
  latestEntries: 'Giao dịch gần đây',
  openWallet: 'Mở Ví & ngân hàng',
};
