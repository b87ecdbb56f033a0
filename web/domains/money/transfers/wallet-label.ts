import type { FeeRule, Movement } from '../../../../contracts/money/wallet.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { walletNamesText } from '../../../../i18n/generated/wallet-names.ts';

/** A wallet's name in the page's language; names of banks stay as they are. */
export function walletLabel({ wallet, wallet_type }: Pick<Movement, 'wallet' | 'wallet_type'>): string {
  return wallet_type === 'usdt' ? walletNamesText('usdtWallet') : wallet;
}

/** A fee's rule, such as `1.5 %, at least $ 0.50`, in the page's language. */
export function feeRuleLabel({ key, parameters: { percent, amount_cents, currency } }: FeeRule): string {
  return walletNamesText(key, { percent, amount: formatMoney(amount_cents, currency) });
}
