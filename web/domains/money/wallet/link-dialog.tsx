import type { Wallet } from '../../../../contracts/money/wallet.ts';
import { walletText } from '../../../../i18n/generated/wallet.ts';
import { walletNamesText } from '../../../../i18n/generated/wallet-names.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Problem } from '../../../ui/states/problem.tsx';
import { CurrentPasswordField, checkPassword } from '../transfers/current-password-field.tsx';
import { BankDetailsForm } from './bank-details-form.tsx';
import { useLinking } from './use-linking.ts';

interface LinkDialogProps {
  isOpen: boolean;
  wallet: Wallet;
  onClose: () => void;
}

/** Links a typed account where a bank file pays. The sandbox has no field for a number, so nobody enters a real one. */
export function LinkDialog({ isOpen, wallet, onClose }: LinkDialogProps) {
  return (
    <Dialog isOpen={isOpen} title={walletText('linkTitle')} onClose={onClose}>
      {wallet.takes_bank_details ? (
        <BankDetailsForm onDone={onClose} />
      ) : (
        <LinkForm accounts={wallet.linkable_accounts} onDone={onClose} />
      )}
    </Dialog>
  );
}

function LinkForm({ accounts, onDone }: { accounts: Wallet['linkable_accounts']; onDone: () => void }) {
  const { problem, link } = useLinking(onDone);
  const { props, isBusy, errors } = useForm(['id', 'current_password'] as const, {
    check: checkPassword,
    send: link,
  });
  return (
    <form {...props} className="flex flex-col gap-4">
      <p className="text-muted text-sm">{walletText('linkExplanation')}</p>
      <SelectField
        label={walletText('testAccount')}
        name="id"
        options={accounts.map(({ id, name, last_four, note_code }) => ({
          value: id,
          label: walletText('testAccountChoice', { name, digits: last_four, note: walletNamesText(note_code) }),
        }))}
      />
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
