import type { Wallet } from '../../../contracts/wallet.ts';
import { findAmountProblem, type RequestKind, type WalletKind } from '../../../contracts/wallet-rules.ts';
import { formatMoney } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useForm } from '../../ui/forms.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Problem } from './problem.tsx';
import { TransferReview } from './transfer-review.tsx';
import { useTransfer } from './use-transfer.ts';

const labels = {
  deposit: { title: 'Deposit Funds', wallet: 'From' },
  withdrawal: { title: 'Withdraw', wallet: 'To' },
  payout: { title: 'Claim Instant Payout', wallet: 'To' },
};

interface TransferDialogProps {
  /** Null while the dialog is closed. */
  kind: RequestKind | null;
  availableCents: number;
  bank: Wallet['bank_account'];
  /** Initial value of the amount field. */
  amount?: string;
  onClose: () => void;
}

/** Asks for amount and wallet, then shows the fee for confirmation. */
export function TransferDialog({ kind, ...rest }: TransferDialogProps) {
  return (
    <Dialog isOpen={kind !== null} title={labels[kind ?? 'deposit'].title} onClose={rest.onClose}>
      {kind && <TransferForm kind={kind} {...rest} />}
    </Dialog>
  );
}

function TransferForm({ kind, availableCents, bank, amount, onClose }: TransferDialogProps & { kind: RequestKind }) {
  const { quote, request, problem, isBusy, requestQuote, confirm, back } = useTransfer(kind, onClose);
  const form = useForm(['amount', 'wallet'] as const, {
    check: (values) => {
      const problemText = findAmountProblem(values.amount);
      return problemText ? { amount: problemText } : {};
    },
    send: ({ amount: typed, wallet }) => requestQuote({ amount: typed, wallet: wallet as WalletKind }),
  });
  const wallets = [
    { value: 'usdt', label: 'USDT wallet' },
    ...(bank && kind !== 'payout' ? [{ value: 'bank', label: `${bank.name} ••${bank.last_four}` }] : []),
  ];
  if (quote) return <TransferReview {...{ kind, quote, problem, isBusy }} onConfirm={confirm} onBack={back} />;
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <p className="text-muted text-sm">Sandbox: no real money moves.</p>
      <TextField
        label="Amount in US dollars"
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={request?.amount ?? amount}
        hint={kind === 'deposit' ? 'From $1 to $10,000.' : `${formatMoney(availableCents)} available.`}
        error={form.errors.amount}
      />
      <SelectField
        label={labels[kind].wallet}
        name="wallet"
        defaultValue={request?.wallet}
        options={wallets}
        hint={bank || kind === 'payout' ? undefined : 'Link a bank account to choose it here.'}
      />
      <Problem text={problem} />
      <div className="flex justify-end">
        <Button type="submit" tone="primary" isBusy={form.isBusy}>
          Continue
        </Button>
      </div>
    </form>
  );
}
