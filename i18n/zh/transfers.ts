import type { TranslationOf } from '../define-messages.ts';
import type { transfers as english } from '../en/transfers.ts';

export const transfers: TranslationOf<typeof english> = {
  depositTitle: '充值',
  withdrawalTitle: '提现',
  payoutTitle: '申请极速打款',
  from: '转出账户',
  to: '转入账户',
  usdtWallet: 'USDT钱包',
  sandbox: '沙盒环境：不涉及真实资金。',
  amountField: '金额（美元）',
  depositLimits: '单笔$1至$10,000。',
  available: '可用余额{amount}。',
  linkHint: '绑定银行账户后可在此选择。',
  continue: '继续',
  amount: '金额',
  fee: '手续费（{rule}）',
  addedToBalance: '存入余额',
  youReceive: '实际到账',
  confirmDeposit: '确认充值',
  confirmWithdrawal: '确认提现',
  confirmPayout: '确认打款',
  back: '返回',
  currentPassword: '当前密码',
  currentPasswordRequired: '请输入当前密码',
  unreachable: '无法连接服务器，内容不会丢失，请重试。',
};
