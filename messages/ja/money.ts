import type { TranslationOf } from '../define-messages.ts';
import type { money as english } from '../en/money.ts';

export const money: TranslationOf<typeof english> = {
  thisPage: 'このページ',
  sandboxNote: '<strong>テスト環境です。</strong>実際のお金は動きません。連携する銀行口座もテスト用です。',
  deposit: '入金',
  sale: '売上',
  withdrawal: '出金',
  payout: '即時振込',
  refund: '返金',
  completed: '完了',
  processing: '処理中',
  failed: '失敗',
  unpaid: '未払い',
  overdue: '期限超過',
  paid: '支払い済み',
  cancelled: 'キャンセル',
  onTime: '定時',
  late: '遅刻',
  absent: '欠勤',
  date: '日付',
  type: '種類',
  amount: '金額',
  commission: '販売手数料 {amount}',
  wallet: 'ウォレット',
  method: '方法',
  status: 'ステータス',
};
