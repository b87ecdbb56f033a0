import { useState } from 'react';
import { Link } from 'react-router';
import type { InvoiceSummary } from '../../../contracts/invoices.ts';
import { smallestMovement } from '../../../contracts/wallet-rules.ts';
import { formatMoney } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TransferDialog } from './transfer-dialog.tsx';

/** Offers an instant payout of the available balance to the USDT wallet, with its fee. */
export function PayoutCard({ summary }: { summary: InvoiceSummary }) {
  const [isOpen, setOpen] = useState(false);
  const { instant_payout_cents: cents, payout_fee_cents: fee, payout_fee_rule: rule } = summary;
  const isPossible = cents >= smallestMovement;
  return (
    <Card className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div>
        <p className="font-bold">{formatMoney(cents)} to your USDT wallet</p>
        <p className="text-muted text-sm">
          {isPossible ? `Estimated fee ${formatMoney(fee)} (${rule})` : `Estimated fee: ${rule}. `}
          {!isPossible && (
            <>
              Nothing to pay out yet:{' '}
              <Link to="/wallet-bank" className="font-semibold text-brand underline underline-offset-4">
                deposit funds first
              </Link>
            </>
          )}
        </p>
      </div>
      <Button tone="primary" disabled={!isPossible} onClick={() => setOpen(true)}>
        Claim Instant Payout
      </Button>
      <TransferDialog
        kind={isOpen ? 'payout' : null}
        availableCents={cents}
        bank={null}
        amount={(cents / 100).toFixed(2)}
        onClose={() => setOpen(false)}
      />
    </Card>
  );
}
