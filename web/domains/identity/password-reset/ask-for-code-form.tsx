import { Mail } from 'lucide-react';
import type { UserType } from '../../../../contracts/identity/accounts.ts';
import { forgotCustomerPassword, forgotSellerPassword } from '../../../../contracts/identity/password-reset.ts';
import { checkContact, cleanPhone, type LoginType } from '../../../../contracts/identity/rules/account-rules.ts';
import { accountsText } from '../../../../i18n/generated/accounts.ts';
import { forgotPasswordText } from '../../../../i18n/generated/forgot-password.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { LazyPhoneField } from '../phone-number/lazy-phone-field.tsx';
import type { ResetContact } from './new-password-form.tsx';

interface AskForCodeFormProps {
  mode: LoginType;
  accountRole: UserType;
  onSent: (contact: ResetContact) => void;
}

/** Sends a code for a new password to an email or phone. */
export function AskForCodeForm({ mode, accountRole, onSent }: AskForCodeFormProps) {
  const form = useForm(['email', 'phone'] as const, {
    accountRole,
    check: ({ email, phone }) => checkContact({ login_type: mode, email, phone: cleanPhone(phone) }),
    async send({ email, phone }) {
      const contact = mode === 'email' ? { email } : { phone };
      await api(accountRole === 'seller' ? forgotSellerPassword : forgotCustomerPassword, { body: contact });
      onSent(contact);
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      {mode === 'email' ? (
        <TextField
          label={accountsText('email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          icon={Mail}
          error={form.errors.email}
        />
      ) : (
        <LazyPhoneField error={form.errors.phone} onEdit={() => form.clearError('phone')} />
      )}
      <Button
        type="submit"
        tone="primary"
        size="large"
        isWide
        className="mt-1.5"
        isBusy={form.isBusy}
        disabled={!form.isReady}
      >
        {forgotPasswordText('sendCode')}
      </Button>
    </form>
  );
}
