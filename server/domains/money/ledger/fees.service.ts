import type { FeeRule } from '../../../../contracts/money/wallet.ts';
import type { MovementType } from '../../../../contracts/money/wallet-rules.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { walletNamesText } from '../../../../i18n/generated/wallet-names.ts';
import { withLocale } from '../../../../i18n/locale.ts';

interface Fee {
  /** In hundredths of a percent. */
  share: number;
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

/** The fee of a movement, rounded up to the cent, and its rule as a message and in English words. */
export function feeOf(type: MovementType, amountCents: number): { cents: number; words: string; rule: FeeRule } {
  const { share, minCents } = fees[type];
  const parameters = { percent: share / 100, amount: formatMoney(minCents) };
  const rule: FeeRule = { key: share > 0 ? 'share' : 'free', parameters };
  const words = withLocale('en', () => walletNamesText(rule.key, parameters));
  return { cents: Math.max(minCents, Math.ceil((amountCents * share) / 10_000)), words, rule };
}
