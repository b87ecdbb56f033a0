import { useState } from 'react';
import {
  mailProofCode,
  proveIdentity,
  type Security,
  startPasskeyProof,
} from '../../../../contracts/identity/security.ts';
import { signOut } from '../../../../contracts/identity/sign-out.ts';
import { proofText } from '../../../../i18n/generated/proof.ts';
import { pageLanguage } from '../../../../i18n/page-language.ts';
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

interface ProofWaysProps {
  security: Security;
  onProven: () => void;
}

export function ProofWays({ security, onProven }: ProofWaysProps) {
  const [hasMailed, setMailed] = useState(false);
  const callWithToast = useApiCallWithToast();
  const showFailure = useFailureToast();
  const showToast = useToast();

  async function proveByPasskey() {
    try {
      const passkey = await askForPasskey((await api(startPasskeyProof)).options);
      if (!passkey) return showToast({ text: proofText('passkeyFailed'), tone: 'bad', side: 'seller' });
      await api(proveIdentity, { body: { passkey } });
      onProven();
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <div className="flex flex-col gap-5">
      {security.passkeys.length > 0 && supportsPasskeys() && (
        <Button tone="primary" isWide onClick={proveByPasskey}>
          {proofText('withPasskey')}
        </Button>
      )}
      {security.has_password && <ProofForm field="password" onProven={onProven} />}
      {security.second_step && <ProofForm field="code" onProven={onProven} />}
      {security.can_mail_code && !security.has_password && !hasMailed && (
        <Button isWide onClick={async () => setMailed((await callWithToast(api(mailProofCode))) !== null)}>
          {proofText('sendMail')}
        </Button>
      )}
      {hasMailed && <ProofForm field="mailed_code" onProven={onProven} />}
      {!security.has_password &&
        security.identities.map(({ id, provider }) => (
          <Button key={id} isWide onClick={() => signInAgain(provider)}>
            {proofText('signInAgain', { provider: providerNames[provider] })}
          </Button>
        ))}
    </div>
  );
}

const labels = { password: 'password', code: 'appCode', mailed_code: 'mailedCode' } as const;

/** Proves by something that is typed. */
function ProofForm({ field, onProven }: { field: keyof typeof labels; onProven: () => void }) {
  const form = useForm([field] as const, {
    check: (values) =>
      values[field] ? {} : { [field]: proofText(field === 'password' ? 'passwordRequired' : 'codeRequired') },
    refusals: { wrong_password: field, wrong_code: field, too_many_sign_ins: field },
    async send(values) {
      await api(proveIdentity, { body: { [field]: values[field] } });
      onProven();
    },
  });
  const label = proofText(labels[field]);
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
        {proofText('withPassword')}
      </Button>
    </form>
  );
}

/** A new sign-in at the provider is the proof; it leads back to this page. */
async function signInAgain(provider: Security['identities'][number]['provider']): Promise<void> {
  const kind = readSession()?.user_type ?? 'seller';
  const { pathname, search } = window.location;
  await api(signOut).catch(() => undefined);
  forgetSession();
  window.location.assign(startAddress(provider, { kind, returnPath: pathname + search, language: pageLanguage() }));
}
