import { useState } from 'react';
import { Link } from 'react-router';
import type { InvoiceSummary } from '../../../../contracts/money/invoices.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { invoicesText } from '../../../../i18n/generated/invoices.ts';
import { amountText } from '../../../lib/language/amount-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { richText } from '../../../ui/display/rich-text.tsx';
import { TransferDialog } from '../transfers/transfer-dialog.tsx';
import { feeRuleLabel } from '../transfers/wallet-label.ts';

/** Offers an instant payout of the available balance to the USDT wallet, with its fee. */
export function PayoutCard({ summary }: { summary: InvoiceSummary }) {
  const [isOpen, setOpen] = useState(false);
  const { currency, instant_payout_cents: cents, payout_fee_cents: fee, payout_fee_rule_message } = summary;
  const rule = feeRuleLabel(payout_fee_rule_message);
  const isPossible = cents >= summary.smallest_cents;
  return (
    <Card className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div>
        <p className="font-bold">{invoicesText('toWallet', { amount: formatMoney(cents, currency) })}</p>
        <p className="text-muted text-sm">
          {isPossible
            ? invoicesText('fee', { fee: formatMoney(fee, currency), rule })
            : richText(invoicesText('nothingToPayOut', { rule }), {
                deposit: (words) => (
                  <Link to="/wallet-bank" className="font-semibold text-brand underline underline-offset-4">
                    {words}
                  </Link>
                ),
              })}
        </p>
      </div>
      <Button tone="primary" disabled={!isPossible} onClick={() => setOpen(true)}>
        {invoicesText('claimPayout')}
      </Button>
      <TransferDialog
        type={isOpen ? 'payout' : null}
        availableCents={cents}
        bank={null}
        walletTypes={['usdt']}
        isSandbox={summary.is_sandbox}
        amount={amountText(cents, currency)}
        limits={{ currency, smallest: summary.smallest_cents, largest: summary.largest_cents }}
        onClose={() => setOpen(false)}
      />
    </Card>
  );
}
