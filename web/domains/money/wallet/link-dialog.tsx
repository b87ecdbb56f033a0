import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { isApiFailure } from '../../../../contracts/client/client.ts';
import { linkBankAccount, type Wallet } from '../../../../contracts/money/wallet.ts';
import { walletText } from '../../../../i18n/generated/wallet.ts';
import { walletNamesText } from '../../../../i18n/generated/wallet-names.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { Problem } from '../../../ui/states/problem.tsx';
import { useReauthentication } from '../../identity/reauthentication/reauthentication-provider.tsx';
import { CurrentPasswordField, checkPassword } from '../transfers/current-password-field.tsx';

interface LinkDialogProps {
  isOpen: boolean;
  accounts: Wallet['linkable_accounts'];
  onClose: () => void;
}

/** Links one of the sandbox's test accounts. It has no field for an account number, so nobody enters a real one. */
export function LinkDialog({ isOpen, accounts, onClose }: LinkDialogProps) {
  return (
    <Dialog isOpen={isOpen} title={walletText('linkTitle')} onClose={onClose}>
      <LinkForm accounts={accounts} onDone={onClose} />
    </Dialog>
  );
}

function LinkForm({ accounts, onDone }: { accounts: Wallet['linkable_accounts']; onDone: () => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const showToast = useToast();
  const withReauthentication = useReauthentication();
  const { props, isBusy, errors } = useForm(['id', 'current_password'] as const, {
    check: checkPassword,
    async send(body) {
      setProblem(null);
      try {
        const { message } = await withReauthentication(() => api(linkBankAccount, { body }));
        showToast({ text: message, accountRole: 'seller' });
        void revalidate();
        onDone();
      } catch (error) {
        setProblem(isApiFailure(error) ? error.message : walletText('unreachable'));
      }
    },
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
