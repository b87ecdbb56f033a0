import type { TranslationOf } from '../define-messages.ts';
import type { money as english } from '../en/money.ts';

export const money: TranslationOf<typeof english> = {
  thisPage: '本页',
  sandboxNote: '<strong>沙盒环境。</strong>此处不涉及真实资金，绑定的银行为测试账户。',
  deposit: '充值',
  sale: '销售收入',
  withdrawal: '提现',
  payout: '极速打款',
  refund: '退款',
  completed: '已完成',
  processing: '处理中',
  failed: '失败',
  unpaid: '未付款',
  overdue: '已逾期',
  paid: '已付款',
  cancelled: '已取消',
  onTime: '准时',
  late: '迟到',
  absent: '缺勤',
  date: '日期',
  type: '类型',
  amount: '金额',
  commission: '佣金{amount}',
  wallet: '钱包/订单号',
  method: '方式',
  status: '状态',
};
