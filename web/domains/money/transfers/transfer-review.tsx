import { useEffect, useRef } from 'react';
import type { Quote } from '../../../../contracts/money/wallet.ts';
import type { RequestType } from '../../../../contracts/money/wallet-rules.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { transfersText } from '../../../../i18n/generated/transfers.ts';
import { FormButtons } from '../../../ui/fields/form-buttons.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { Problem } from '../../../ui/states/problem.tsx';
import { CurrentPasswordField, checkPassword } from './current-password-field.tsx';
import { feeRuleLabel, walletLabel } from './wallet-label.ts';

const labels = {
  deposit: { net: 'addedToBalance', confirm: 'confirmDeposit' },
  withdrawal: { net: 'youReceive', confirm: 'confirmWithdrawal' },
  payout: { net: 'youReceive', confirm: 'confirmPayout' },
} as const;

interface TransferReviewProps {
  type: RequestType;
  quote: Quote;
  problem: string | null;
  isBusy: boolean;
  isSandbox: boolean;
  /** The password is empty for a deposit. */
  onConfirm: (password: string) => Promise<void>;
  onBack: () => void;
}

/** Shows the fee and the net amount before the transfer is confirmed. */
export function TransferReview({ type, quote, problem, isBusy, isSandbox, onConfirm, onBack }: TransferReviewProps) {
  const summary = useRef<HTMLDListElement>(null);
  const isOutgoing = type !== 'deposit';
  const form = useForm(['current_password'] as const, {
    check: (values) => (isOutgoing ? checkPassword(values) : {}),
    send: ({ current_password }) => onConfirm(current_password),
  });
  // The form that had the focus is gone, so the focus moves to the figures.
  useEffect(() => summary.current?.focus(), []);
  const lines = [
    [transfersText('amount'), formatMoney(quote.amount_cents, quote.currency)],
    [
      transfersText('fee', { rule: feeRuleLabel(quote.fee_rule_message) }),
      formatMoney(quote.fee_cents, quote.currency),
    ],
    [transfersText(type === 'deposit' ? 'from' : 'to'), walletLabel(quote)],
    [transfersText(labels[type].net), formatMoney(quote.net_cents, quote.currency)],
  ];
  return (
    <form {...form.props} className="flex flex-col gap-4">
      {isSandbox && <p className="text-muted text-sm">{transfersText('sandbox')}</p>}
      <dl ref={summary} tabIndex={-1} className="flex flex-col gap-2.5 rounded-card bg-sunken p-4 outline-none">
        {lines.map(([label, value], index) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{label}</dt>
            <dd className={index === lines.length - 1 ? 'font-bold tabular-nums' : 'tabular-nums'}>{value}</dd>
          </div>
        ))}
      </dl>
      {isOutgoing && <CurrentPasswordField error={form.errors.current_password} />}
      <Problem text={problem} />
      <FormButtons
        label={transfersText(labels[type].confirm)}
        cancelLabel={transfersText('back')}
        isBusy={isBusy}
        onCancel={onBack}
      />
    </form>
  );
}
