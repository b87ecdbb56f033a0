import { Mail } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import type { UserType } from '../../../../contracts/identity/accounts.ts';
import {
  type Credentials,
  checkSignIn,
  checkSignUp,
  type LoginType,
} from '../../../../contracts/identity/rules/account-rules.ts';
import { accountsText } from '../../../../i18n/generated/accounts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { LazyPhoneField } from '../phone-number/lazy-phone-field.tsx';

interface CredentialsFormProps {
  mode: LoginType;
  /** Sign-up has a field to confirm the password. */
  isNew: boolean;
  accountRole: UserType;
  onSend: (credentials: Credentials) => Promise<void>;
}

const forgotPaths = { seller: '/forgot-password', customer: '/forgot-password-user' } as const;
const fieldNames = ['email', 'phone', 'password', 'confirmPassword'] as const;

export function CredentialsForm({ mode, isNew, accountRole, onSend }: CredentialsFormProps) {
  const { search } = useLocation();
  const check = isNew ? checkSignUp : checkSignIn;
  const { errors, isBusy, isReady, clearError, props } = useForm(fieldNames, {
    accountRole,
    check: (values) => check({ ...values, login_type: mode }),
    send: ({ email, phone, password }) => onSend({ login_type: mode, email, phone, password }),
  });
  return (
    <form {...props} className="flex flex-col gap-4">
      {mode === 'email' ? (
        <TextField
          label={accountsText('email')}
          name="email"
          type="email"
          inputMode="email"
          // With webauthn the browser also offers passkeys here.
          autoComplete={isNew ? 'email' : 'username webauthn'}
          autoCapitalize="none"
          spellCheck={false}
          icon={Mail}
          error={errors.email}
        />
      ) : (
        <LazyPhoneField error={errors.phone} onEdit={() => clearError('phone')} />
      )}
      <PasswordField
        label={accountsText('password')}
        name="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        hint={isNew && !errors.password ? accountsText('passwordHint') : undefined}
        error={errors.password}
      />
      {!isNew && (
        <Link
          to={{ pathname: forgotPaths[accountRole], search }}
          className="-mt-2 inline-flex min-h-11 items-center self-end font-semibold text-brand text-sm hover:underline"
        >
          {accountsText('forgotPassword')}
        </Link>
      )}
      {isNew && (
        <PasswordField
          label={accountsText('confirmPassword')}
          name="confirmPassword"
          autoComplete="new-password"
          error={errors.confirmPassword}
        />
      )}
      <Button type="submit" tone="primary" size="large" isWide className="mt-1.5" isBusy={isBusy} disabled={!isReady}>
        {accountsText(isNew ? 'signUp' : 'signIn')}
      </Button>
    </form>
  );
}
