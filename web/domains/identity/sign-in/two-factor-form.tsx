import type { UserType } from '../../../../contracts/identity/accounts.ts';
import { finishTwoFactor } from '../../../../contracts/identity/auth-methods.ts';
import { authMethodsText } from '../../../../i18n/generated/auth-methods.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { SignIn } from './use-sign-in.ts';

interface TwoFactorFormProps {
  challenge: string;
  accountRole: UserType;
  signIn: SignIn;
}

/** Asks for the code of the authenticator app after the first step. */
export function TwoFactorForm({ challenge, accountRole, signIn }: TwoFactorFormProps) {
  const form = useForm(['code'] as const, {
    accountRole,
    check: ({ code }): { code?: string } => (code ? {} : { code: authMethodsText('codeRequired') }),
    refusals: { wrong_code: 'code', too_many_sign_ins: 'code' },
    send: ({ code }) => signIn.complete(api(finishTwoFactor, { body: { challenge, code } })),
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <TextField
        label={authMethodsText('code')}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        // Somebody who has just taken the first step types the code next.
        autoFocus
        error={form.errors.code}
      />
      <Button type="submit" tone="primary" size="large" isWide isBusy={form.isBusy} disabled={!form.isReady}>
        {authMethodsText('finish')}
      </Button>
      <Button isWide onClick={signIn.startOver}>
        {authMethodsText('back')}
      </Button>
    </form>
  );
}
