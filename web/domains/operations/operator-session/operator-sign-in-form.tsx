import { useNavigate, useSearchParams } from 'react-router';
import { signInOperator } from '../../../../contracts/operations/operators.ts';
import { accountsText } from '../../../../i18n/generated/accounts.ts';
import { operatorText } from '../../../../i18n/generated/operator.ts';
import { securityText } from '../../../../i18n/generated/security.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { operatorApi } from './operator-api.ts';
import { startOperatorSession } from './operator-session.ts';
import { operatorReturnPath } from './operators-only.ts';

/** Asks for email, password and the code of the app at once, and is refused for all three alike. */
export function OperatorSignInForm() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const form = useForm(['email', 'password', 'code'] as const, {
    check: ({ code }): { code?: string } => (code ? {} : { code: securityText('codeRequired') }),
    refusals: { wrong_credentials: 'code', too_many_sign_ins: 'code' },
    async send(body) {
      startOperatorSession(await operatorApi(signInOperator, { body }));
      await navigate(operatorReturnPath(search), { replace: true });
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      {search.get('reason') === 'ended' && <p role="status">{operatorText('ended')}</p>}
      <TextField label={accountsText('email')} name="email" type="email" autoComplete="username" />
      <PasswordField label={accountsText('password')} name="password" autoComplete="current-password" />
      <TextField
        label={securityText('code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={form.errors.code}
      />
      <Button type="submit" tone="primary" size="large" isWide isBusy={form.isBusy} disabled={!form.isReady}>
        {operatorText('signIn')}
      </Button>
    </form>
  );
}
