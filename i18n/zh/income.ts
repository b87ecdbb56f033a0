import type { TranslationOf } from '../define-messages.ts';
import type { income as english } from '../en/income.ts';

export const income: TranslationOf<typeof english> = {
  pageTitle: '收入看板 · Snapbazaar',
  pageDescription: '按月查看收入与支出。',
  title: '收入看板',
  lastMonths: '近六个月',
  sales: '销售额',
  paidOut: '已打款',
  fees: '佣金与手续费',
  net: '净收入',
  paidOutAndFees: '已打款、佣金与手续费',
  chart: '每月销售额与打款，具体数据见下表',
  monthFigures: '{month}：销售额{sales}，已打款{paidOut}',
  byMonth: '月度明细',
  totalsByMonth: '每月合计',
  month: '月份',
  latestEntries: '最近明细',
  openWallet: '前往钱包与银行',
};
