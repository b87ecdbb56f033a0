import { useState } from 'react';
import {
  mailReauthenticationCode,
  reauthenticate,
  type Security,
  startPasskeyReauthentication,
} from '../../../../contracts/identity/security.ts';
import { signOut } from '../../../../contracts/identity/sign-out.ts';
import { reauthenticationText } from '../../../../i18n/generated/reauthentication.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useApiCallWithToast } from '../../../ui/overlays/api-call-with-toast.ts';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { askForPasskey, supportsPasskeys } from '../session/passkeys.ts';
import { providerNames, startAddress } from '../session/provider-sign-in.ts';
import { forgetSession, readSession } from '../session/session.ts';

interface ReauthenticationMethodsProps {
  security: Security;
  onReauthenticated: () => void;
}

export function ReauthenticationMethods({ security, onReauthenticated }: ReauthenticationMethodsProps) {
  const [hasMailed, setMailed] = useState(false);
  const callWithToast = useApiCallWithToast();
  const showFailure = useFailureToast();
  const showToast = useToast();

  async function reauthenticateByPasskey() {
    try {
      const passkey = await askForPasskey((await api(startPasskeyReauthentication)).options);
      if (!passkey)
        return showToast({ text: reauthenticationText('passkeyFailed'), tone: 'bad', accountRole: 'seller' });
      await api(reauthenticate, { body: { passkey } });
      onReauthenticated();
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <div className="flex flex-col gap-5">
      {security.passkeys.length > 0 && supportsPasskeys() && (
        <Button tone="primary" isWide onClick={reauthenticateByPasskey}>
          {reauthenticationText('withPasskey')}
        </Button>
      )}
      {security.has_password && <ReauthenticationForm field="password" onReauthenticated={onReauthenticated} />}
      {security.two_factor && <ReauthenticationForm field="code" onReauthenticated={onReauthenticated} />}
      {security.can_mail_code && !security.has_password && !hasMailed && (
        <Button isWide onClick={async () => setMailed((await callWithToast(api(mailReauthenticationCode))) !== null)}>
          {reauthenticationText('sendMail')}
        </Button>
      )}
      {hasMailed && <ReauthenticationForm field="mailed_code" onReauthenticated={onReauthenticated} />}
      {!security.has_password &&
        security.identities.map(({ id, provider }) => (
          <Button key={id} isWide onClick={() => signInAgain(provider)}>
            {reauthenticationText('signInAgain', { provider: providerNames[provider] })}
          </Button>
        ))}
    </div>
  );
}

const labels = { password: 'password', code: 'appCode', mailed_code: 'mailedCode' } as const;

/** Proves by something that is typed. */
function ReauthenticationForm({
  field,
  onReauthenticated,
}: {
  field: keyof typeof labels;
  onReauthenticated: () => void;
}) {
  const form = useForm([field] as const, {
    check: (values) =>
      values[field]
        ? {}
        : { [field]: reauthenticationText(field === 'password' ? 'passwordRequired' : 'codeRequired') },
    refusals: { wrong_password: field, wrong_code: field, too_many_sign_ins: field },
    async send(values) {
      await api(reauthenticate, { body: { [field]: values[field] } });
      onReauthenticated();
    },
  });
  const label = reauthenticationText(labels[field]);
  return (
    <form {...form.props} className="flex flex-col gap-3">
      {field === 'password' ? (
        <PasswordField label={label} name={field} autoComplete="current-password" error={form.errors[field]} />
      ) : (
        <TextField
          label={label}
          name={field}
          inputMode={field === 'mailed_code' ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          error={form.errors[field]}
        />
      )}
      <Button type="submit" className="self-start" isBusy={form.isBusy} disabled={!form.isReady}>
        {reauthenticationText('withPassword')}
      </Button>
    </form>
  );
}

/** A new sign-in at the provider is the proof; it leads back to this page. */
async function signInAgain(provider: Security['identities'][number]['provider']): Promise<void> {
  const role = readSession()?.user_type ?? 'seller';
  const { pathname, search } = window.location;
  await api(signOut).catch(() => undefined);
  forgetSession();
  window.location.assign(startAddress(provider, { role, returnPath: pathname + search, language: getLocale() }));
}
