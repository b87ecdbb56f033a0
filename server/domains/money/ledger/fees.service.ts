import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { FeeRule } from '../../../../contracts/money/wallet.ts';
import type { MovementType } from '../../../../contracts/money/wallet-rules.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { walletNamesText } from '../../../../i18n/generated/wallet-names.ts';
import { withLocale } from '../../../../i18n/locale.ts';
import { fromSetting } from './limits-in-currency.ts';

interface Fee {
  /** In hundredths of a percent. */
  share: number;
  /** In US cents. */
  minCents: number;
}

const free: Fee = { share: 0, minCents: 0 };

const fees: Record<MovementType, Fee> = {
  deposit: free,
  sale: free,
  refund: free,
  commission: free,
  dispute: free,
  dispute_won: free,
  debt_payment: free,
  write_off: free,
  payout_returned: free,
  withdrawal: { share: 50, minCents: 25 },
  payout: { share: 150, minCents: 50 },
};

/** The fee of a movement, rounded up to the currency's smallest unit, and its rule as a message and in English words. */
export function feeOf(
  type: MovementType,
  amountCents: number,
  currency: ShopCurrency,
): { cents: number; words: string; rule: FeeRule } {
  const { share, minCents: usdCents } = fees[type];
  const minCents = fromSetting(usdCents, currency);
  const percent = share / 100;
  const rule: FeeRule = {
    key: share > 0 ? 'share' : 'free',
    parameters: { percent, amount_cents: minCents, currency },
  };
  const words = withLocale('en', () => walletNamesText(rule.key, { percent, amount: formatMoney(minCents, currency) }));
  return { cents: Math.max(minCents, Math.ceil((amountCents * share) / 10_000)), words, rule };
}
