import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { closeAccount } from '../../../contracts/profile.ts';
import { api } from '../../lib/api.ts';
import { endSession } from '../../lib/session.ts';
import { useApiCallWithToast } from '../../ui/api-call-with-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useForm } from '../../ui/forms.ts';
import { PasswordField } from '../../ui/password-field.tsx';

export function CloseAccount() {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Button tone="danger" onClick={() => setConfirming(true)}>
        Close my account
      </Button>
      <Dialog isOpen={isConfirming} onClose={() => setConfirming(false)} title="Close your account?">
        <CloseAccountForm onCancel={() => setConfirming(false)} />
      </Dialog>
    </>
  );
}

function CloseAccountForm({ onCancel }: { onCancel: () => void }) {
  const navigate = useNavigate();
  const callWithToast = useApiCallWithToast();
  const form = useForm(['current_password'] as const, {
    check: ({ current_password }): { current_password?: string } =>
      current_password ? {} : { current_password: 'Current Password is required' },
    async send(body) {
      if (!(await callWithToast(api(closeAccount, { body })))) return;
      endSession();
      await navigate('/', { replace: true });
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <p className="text-muted">
        Your listings leave the shop at once. Your account, photos, messages and tokens are deleted, and you are logged
        out everywhere. This cannot be undone.
      </p>
      <p className="text-muted">
        Money in your wallet has to be{' '}
        <Link to="/wallet-bank" className="font-semibold text-brand underline underline-offset-4">
          withdrawn
        </Link>{' '}
        first; less than $1, which cannot be withdrawn, is given up.
      </p>
      <PasswordField
        label="Current Password"
        name="current_password"
        autoComplete="current-password"
        error={form.errors.current_password}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>Keep my account</Button>
        <Button type="submit" tone="danger" isBusy={form.isBusy} disabled={!form.isReady}>
          Close it for good
        </Button>
      </div>
    </form>
  );
}
