import type { Wallet } from '../../../../contracts/money/wallet.ts';
import {
  findAmountProblem,
  type MovementLimits,
  type RequestType,
  type WalletType,
} from '../../../../contracts/money/wallet-rules.ts';
import { formatMoney, formatShortMoney } from '../../../../i18n/format-money.ts';
import { transfersText } from '../../../../i18n/generated/transfers.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Problem } from '../../../ui/states/problem.tsx';
import { TransferReview } from './transfer-review.tsx';
import { useTransfer } from './use-transfer.ts';

const labels = {
  deposit: { title: 'depositTitle', wallet: 'from' },
  withdrawal: { title: 'withdrawalTitle', wallet: 'to' },
  payout: { title: 'payoutTitle', wallet: 'to' },
} as const;

interface TransferDialogProps {
  /** Null while the dialog is closed. */
  type: RequestType | null;
  availableCents: number;
  bank: Wallet['bank_account'];
  /** Where money can go to. */
  walletTypes: readonly WalletType[];
  isSandbox: boolean;
  limits: MovementLimits;
  /** Initial value of the amount field. */
  amount?: string;
  onClose: () => void;
}

/** Asks for amount and wallet, then shows the fee for confirmation. */
export function TransferDialog({ type, ...rest }: TransferDialogProps) {
  return (
    <Dialog isOpen={type !== null} title={transfersText(labels[type ?? 'deposit'].title)} onClose={rest.onClose}>
      {type && <TransferForm type={type} {...rest} />}
    </Dialog>
  );
}

function TransferForm(props: TransferDialogProps & { type: RequestType }) {
  const { type, availableCents, bank, walletTypes, isSandbox, amount, limits, onClose } = props;
  const { currency } = limits;
  const { quote, request, problem, isBusy, requestQuote, confirm, back } = useTransfer(type, currency, onClose);
  const form = useForm(['amount', 'wallet'] as const, {
    check: (values) => {
      const problemText = findAmountProblem(values.amount, limits);
      return problemText ? { amount: problemText } : {};
    },
    send: ({ amount: typed, wallet }) => requestQuote({ amount: typed, wallet: wallet as WalletType }),
  });
  const wallets = [
    ...(walletTypes.includes('usdt') ? [{ value: 'usdt', label: transfersText('usdtWallet') }] : []),
    ...(bank && (type !== 'payout' || !walletTypes.includes('usdt'))
      ? [{ value: 'bank', label: `${bank.name} ••${bank.last_four}` }]
      : []),
  ];
  if (quote)
    return <TransferReview {...{ type, quote, problem, isBusy, isSandbox }} onConfirm={confirm} onBack={back} />;
  return (
    <form {...form.props} className="flex flex-col gap-4">
      {isSandbox && <p className="text-muted text-sm">{transfersText('sandbox')}</p>}
      <TextField
        label={transfersText('amountField', { currency })}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={request?.amount ?? amount}
        hint={
          type === 'deposit'
            ? transfersText('depositLimits', {
                smallest: formatShortMoney(limits.smallest, currency),
                largest: formatShortMoney(limits.largest, currency),
              })
            : transfersText('available', { amount: formatMoney(availableCents, currency) })
        }
        error={form.errors.amount}
      />
      <SelectField
        label={transfersText(labels[type].wallet)}
        name="wallet"
        defaultValue={request?.wallet}
        options={wallets}
        hint={bank || type === 'payout' ? undefined : transfersText('linkHint')}
      />
      <Problem text={problem} />
      <div className="flex justify-end">
        <Button type="submit" tone="primary" isBusy={form.isBusy}>
          {transfersText('continue')}
        </Button>
      </div>
    </form>
  );
}
