import type { TranslationOf } from '../define-messages.ts';
import type { income as english } from '../en/income.ts';

export const income: TranslationOf<typeof english> = {
  pageTitle: 'แดชบอร์ดรายได้ · Snapbazaar',
  pageDescription: 'เงินเข้าและเงินออกในแต่ละเดือน',
  title: 'แดชบอร์ดรายได้',
  lastMonths: '6 เดือนที่ผ่านมา',
  sales: 'ยอดขาย',
  paidOut: 'โอนออกแล้ว',
  fees: 'ค่าธรรมเนียม',
  net: 'สุทธิ',
  paidOutAndFees: 'เงินโอนออกและค่าธรรมเนียม',
  chart: 'ยอดขายและเงินโอนออกรายเดือน ดูตัวเลขได้ในตารางด้านล่าง',
  monthFigures: '{month}: ยอดขาย {sales} โอนออก {paidOut}',
  byMonth: 'รายเดือน',
  totalsByMonth: 'ยอดรวมรายเดือน',
  month: 'เดือน',
  latestEntries: 'รายการล่าสุด',
  openWallet: 'เปิดกระเป๋าเงินและธนาคาร',
};
