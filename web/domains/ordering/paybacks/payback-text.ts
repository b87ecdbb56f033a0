import type { Payback } from '../../../../contracts/ordering/orders/orders.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { paybackText } from '../../../../i18n/generated/payback.ts';

/** The amount of a payback, with what it is in the currency in which the buyer paid. */
export function formatPayback({ currency, amount_cents: cents, local }: Payback): string {
  const amount = formatMoney(cents, currency);
  if (!local) return amount;
  return paybackText('inLocal', { amount, local: formatMoney(local.amount_minor, local.currency) });
}
