import { Mail } from 'lucide-react';
import { checkContact, cleanPhone, type LoginType } from '../../../contracts/account-rules.ts';
import type { UserType } from '../../../contracts/accounts.ts';
import { forgotCustomerPassword, forgotSellerPassword } from '../../../contracts/password-reset.ts';
import { accountsText } from '../../../messages/generated/accounts.ts';
import { forgotPasswordText } from '../../../messages/generated/forgot-password.ts';
import { api } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { useForm } from '../../ui/forms.ts';
import { TextField } from '../../ui/text-field.tsx';
import { LazyPhoneField } from './lazy-phone-field.tsx';
import type { ResetContact } from './new-password-form.tsx';

interface AskForCodeFormProps {
  mode: LoginType;
  side: UserType;
  onSent: (contact: ResetContact) => void;
}

/** Sends a code for a new password to an email or phone. */
export function AskForCodeForm({ mode, side, onSent }: AskForCodeFormProps) {
  const form = useForm(['email', 'phone'] as const, {
    side,
    check: ({ email, phone }) => checkContact({ login_type: mode, email, phone: cleanPhone(phone) }),
    async send({ email, phone }) {
      const contact = mode === 'email' ? { email } : { phone };
      await api(side === 'seller' ? forgotSellerPassword : forgotCustomerPassword, { body: contact });
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
