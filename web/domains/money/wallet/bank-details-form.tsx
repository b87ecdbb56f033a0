import { findBankProblems, longestHolder } from '../../../../contracts/money/bank-details.ts';
import { walletText } from '../../../../i18n/generated/wallet.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Problem } from '../../../ui/states/problem.tsx';
import { CurrentPasswordField, checkPassword } from '../transfers/current-password-field.tsx';
import { useLinking } from './use-linking.ts';

/** Asks for the account that a bank file pays to. */
export function BankDetailsForm({ onDone }: { onDone: () => void }) {
  const { problem, link } = useLinking(onDone);
  const { props, isBusy, errors } = useForm(['holder', 'number', 'bic', 'current_password'] as const, {
    check: (values) => ({ ...findBankProblems(values), ...checkPassword(values) }),
    send: link,
  });
  return (
    <form {...props} className="flex flex-col gap-4">
      <p className="text-muted text-sm">{walletText('linkRealExplanation')}</p>
      <TextField
        label={walletText('holder')}
        name="holder"
        autoComplete="name"
        maxLength={longestHolder}
        error={errors.holder}
      />
      <TextField
        label={walletText('accountNumber')}
        name="number"
        autoComplete="off"
        maxLength={60}
        error={errors.number}
      />
      <TextField label={walletText('bic')} name="bic" autoComplete="off" maxLength={20} error={errors.bic} />
      <CurrentPasswordField error={errors.current_password} />
      <Problem text={problem} />
      <div className="flex justify-end">
        <Button type="submit" tone="primary" isBusy={isBusy}>
          {walletText('link')}
        </Button>
      </div>
    </form>
  );
}
