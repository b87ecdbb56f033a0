import type { TranslationOf } from '../define-messages.ts';
import type { income as english } from '../en/income.ts';

export const income: TranslationOf<typeof english> = {
  pageTitle: '売上ダッシュボード · Snapbazaar',
  pageDescription: '月ごとの収支を確認できます。',
  title: '売上ダッシュボード',
  lastMonths: '過去6か月',
  sales: '売上',
  paidOut: '振込済み',
  fees: '手数料',
  net: '差引額',
  paidOutAndFees: '振込・手数料',
  chart: '月別の売上と振込のグラフ。数値は下の表をご覧ください',
  monthFigures: '{month}：売上{sales}、振込済み{paidOut}',
  byMonth: '月別',
  totalsByMonth: '月別合計',
  month: '月',
  latestEntries: '最近の取引',
  openWallet: 'ウォレット・銀行口座を開く',
};
