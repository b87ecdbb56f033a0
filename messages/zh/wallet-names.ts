import type { TranslationOf } from '../define-messages.ts';
import type { walletNames as english } from '../en/wallet-names.ts';

export const walletNames: TranslationOf<typeof english> = {
  usdtWallet: 'USDT钱包',
  free: '无手续费',
  share: '{percent}%，最低{amount}',
  test_bank_refused: '测试银行拒绝了这笔转账，资金已退回原处。',
  deposit_timed_out: '支付服务商数日未响应，该笔交易已取消，钱包未入账。',
  withdrawal_timed_out: '支付服务商数日未响应，该笔交易已取消，款项已全部退回钱包。',
  transfer_failed: '转账失败，资金已退回原处。',
  always_works: '每笔转账都成功',
  always_refuses: '每笔转账都失败，资金退回',
};
