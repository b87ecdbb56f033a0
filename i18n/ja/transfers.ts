import type { TranslationOf } from '../define-messages.ts';
import type { transfers as english } from '../en/transfers.ts';

export const transfers: TranslationOf<typeof english> = {
  depositTitle: '入金',
  withdrawalTitle: '出金',
  payoutTitle: '即時振込を申請',
  from: '入金元',
  to: '送金先',
  usdtWallet: 'USDTウォレット',
  sandbox: 'テスト環境のため、実際のお金は動きません。',
  amountField: '金額（米ドル）',
  depositLimits: '$1〜$10,000',
  available: '利用可能残高：{amount}',
  linkHint: '銀行口座を連携すると、ここで選択できます。',
  continue: '次へ',
  amount: '金額',
  fee: '手数料（{rule}）',
  addedToBalance: '残高への追加額',
  youReceive: '受取額',
  confirmDeposit: '入金を確定',
  confirmWithdrawal: '出金を確定',
  confirmPayout: '振込を確定',
  back: '戻る',
  currentPassword: '現在のパスワード',
  currentPasswordRequired: '現在のパスワードを入力してください',
  unreachable: 'サーバーに接続できませんでした。入力した内容は失われていません。もう一度お試しください。',
};
