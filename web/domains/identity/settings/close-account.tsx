import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { closeAccount } from '../../../../contracts/identity/profile.ts';
import { settingsText } from '../../../../i18n/generated/settings.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { richText } from '../../../ui/display/rich-text.tsx';
import { FormButtons } from '../../../ui/fields/form-buttons.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { useApiCallWithToast } from '../../../ui/overlays/api-call-with-toast.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useReauthentication } from '../reauthentication/reauthentication-provider.tsx';
import { endSession, useHasPassword } from '../session/session.ts';

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
  const withReauthentication = useReauthentication();
  const needsPassword = useHasPassword();
  const form = useForm(['current_password'] as const, {
    check: ({ current_password }): { current_password?: string } =>
      current_password || !needsPassword ? {} : { current_password: settingsText('currentPasswordRequired') },
    async send(body) {
      if (!(await callWithToast(withReauthentication(() => api(closeAccount, { body }))))) return;
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
      <FormButtons
        label={settingsText('confirmClose')}
        cancelLabel={settingsText('keep')}
        isBusy={form.isBusy}
        isReady={form.isReady}
        isDangerous
        onCancel={onCancel}
      />
    </form>
  );
}
