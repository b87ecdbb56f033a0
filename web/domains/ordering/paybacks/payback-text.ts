import type { Payback } from '../../../../contracts/ordering/orders/orders.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { paybackText } from '../../../../i18n/generated/payback.ts';
import { formatExactAmount } from '../../../../reference-data/currencies/format-amount.ts';

/** The amount of a payback, with what it is in the currency in which the buyer paid. */
export function formatPayback({ amount_cents: cents, local }: Payback): string {
  const amount = formatMoney(cents);
  if (!local) return amount;
  return paybackText('inLocal', { amount, local: formatExactAmount(local.amount_minor, local.currency) });
}
