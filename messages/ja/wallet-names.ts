import type { TranslationOf } from '../define-messages.ts';
import type { walletNames as english } from '../en/wallet-names.ts';

export const walletNames: TranslationOf<typeof english> = {
  usdtWallet: 'USDTウォレット',
  free: '手数料無料',
  share: '{percent}%、最低{amount}',
  test_bank_refused: 'テスト銀行で振込が拒否されました。金額は元に戻っています。',
  deposit_timed_out: '決済会社から数日間応答がなかったため、取引を取り消しました。ウォレットへの入金はありません。',
  withdrawal_timed_out: '決済会社から数日間応答がなかったため、取引を取り消しました。全額がウォレットに戻っています。',
  transfer_failed: '振込に失敗しました。金額は元に戻っています。',
  always_works: '振込は必ず成功します',
  always_refuses: '振込は必ず失敗し、お金は戻ります',
};
