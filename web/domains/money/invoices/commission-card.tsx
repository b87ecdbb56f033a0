import { useRef, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import { type InvoiceSummary, payCommission } from '../../../../contracts/money/invoices.ts';
import { formatDate } from '../../../../i18n/format-date.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { invoicesText } from '../../../../i18n/generated/invoices.ts';
import { api } from '../../../lib/api/api.ts';
import { randomKey } from '../../../lib/storage/random-key.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { richText } from '../../../ui/display/rich-text.tsx';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';

interface CommissionCardProps {
  owed: NonNullable<InvoiceSummary['commission_owed']>;
  currency: ShopCurrency;
  availableCents: number;
}

/** The commission of orders that were paid in cash or by transfer, which is paid from the wallet. */
export function CommissionCard({ owed, currency, availableCents }: CommissionCardProps) {
  const { amount_cents: cents, orders, first_due_at, is_overdue } = owed;
  const { isBusy, pay } = usePayCommission(cents);
  const date = formatDate(first_due_at);
  const isPossible = cents <= availableCents;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b className="whitespace-nowrap font-heading text-xl tabular-nums">{formatMoney(cents, currency)}</b>
          <Badge tone={is_overdue ? 'bad' : 'warn'}>
            {invoicesText(is_overdue ? 'commissionOverdue' : 'commissionDue', { date })}
          </Badge>
        </p>
        <p className="text-muted text-sm">{invoicesText('commissionOrders', { count: orders })}</p>
        {!isPossible && (
          <p className="text-muted text-sm">
            {richText(invoicesText('commissionTooLittle', { amount: formatMoney(availableCents, currency) }), {
              deposit: (words) => (
                <Link to="/wallet-bank" className="font-semibold text-brand underline underline-offset-4">
                  {words}
                </Link>
              ),
            })}
          </p>
        )}
      </div>
      <Button tone="primary" disabled={!isPossible} isBusy={isBusy} onClick={pay}>
        {invoicesText('payCommission', { amount: formatMoney(cents, currency) })}
      </Button>
    </Card>
  );
}

/** Pays once: an amount keeps its key, so that a press after a lost answer does not pay again. */
function usePayCommission(amountCents: number) {
  const attempt = useRef({ amountCents, key: randomKey() });
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();
  const showFailure = useFailureToast('seller');
  const { revalidate } = useRevalidator();

  async function pay() {
    if (attempt.current.amountCents !== amountCents) attempt.current = { amountCents, key: randomKey() };
    setBusy(true);
    try {
      const body = { amount_cents: amountCents, key: attempt.current.key };
      const { message } = await api(payCommission, { body });
      showToast({ text: message, accountRole: 'seller' });
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
      // Also after a refusal, because what is owed may have changed.
      void revalidate();
    }
  }

  return { isBusy, pay };
}
