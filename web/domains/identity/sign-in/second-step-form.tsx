import type { UserType } from '../../../../contracts/identity/accounts.ts';
import { finishSecondStep } from '../../../../contracts/identity/sign-in-ways.ts';
import { signInWaysText } from '../../../../i18n/generated/sign-in-ways.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { SignIn } from './use-sign-in.ts';

interface SecondStepFormProps {
  challenge: string;
  side: UserType;
  signIn: SignIn;
}

/** Asks for the code of the authenticator app after the first step. */
export function SecondStepForm({ challenge, side, signIn }: SecondStepFormProps) {
  const form = useForm(['code'] as const, {
    side,
    check: ({ code }): { code?: string } => (code ? {} : { code: signInWaysText('codeRequired') }),
    refusals: { wrong_code: 'code', too_many_sign_ins: 'code' },
    send: ({ code }) => signIn.complete(api(finishSecondStep, { body: { challenge, code } })),
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <TextField
        label={signInWaysText('code')}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        // Somebody who has just taken the first step types the code next.
        autoFocus
        error={form.errors.code}
      />
      <Button type="submit" tone="primary" size="large" isWide isBusy={form.isBusy} disabled={!form.isReady}>
        {signInWaysText('finish')}
      </Button>
      <Button isWide onClick={signIn.startOver}>
        {signInWaysText('back')}
      </Button>
    </form>
  );
}
