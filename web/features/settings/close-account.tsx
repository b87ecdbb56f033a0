import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { closeAccount } from '../../../contracts/profile.ts';
import { settingsText } from '../../../messages/generated/settings.ts';
import { api } from '../../lib/api.ts';
import { endSession, useHasPassword } from '../../lib/session.ts';
import { useApiCallWithToast } from '../../ui/api-call-with-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useForm } from '../../ui/forms.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { richText } from '../../ui/rich-text.tsx';
import { useProof } from '../proof/proof-provider.tsx';

export function CloseAccount() {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Button tone="danger" onClick={() => setConfirming(true)}>
        {settingsText('close')}
      </Button>
      <Dialog isOpen={isConfirming} onClose={() => setConfirming(false)} title={settingsText('closeTitle')}>
        <CloseAccountForm onCancel={() => setConfirming(false)} />
      </Dialog>
    </>
  );
}

function CloseAccountForm({ onCancel }: { onCancel: () => void }) {
  const navigate = useNavigate();
  const callWithToast = useApiCallWithToast();
  const withProof = useProof();
  const needsPassword = useHasPassword();
  const form = useForm(['current_password'] as const, {
    check: ({ current_password }): { current_password?: string } =>
      current_password || !needsPassword ? {} : { current_password: settingsText('currentPasswordRequired') },
    async send(body) {
      if (!(await callWithToast(withProof(() => api(closeAccount, { body }))))) return;
      endSession();
      await navigate('/', { replace: true });
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <p className="text-muted">{settingsText('closeText')}</p>
      <p className="text-muted">
        {richText(settingsText('closeWallet'), {
          wallet: (words) => (
            <Link to="/wallet-bank" className="font-semibold text-brand underline underline-offset-4">
              {words}
            </Link>
          ),
        })}
      </p>
      {needsPassword && (
        <PasswordField
          label={settingsText('currentPassword')}
          name="current_password"
          autoComplete="current-password"
          error={form.errors.current_password}
        />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>{settingsText('keep')}</Button>
        <Button type="submit" tone="danger" isBusy={form.isBusy} disabled={!form.isReady}>
          {settingsText('confirmClose')}
        </Button>
      </div>
    </form>
  );
}
