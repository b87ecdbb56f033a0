import { Mail } from 'lucide-react';
import type { LoginType } from '../../../contracts/account-rules.ts';
import { accountsText } from '../../../messages/accounts.ts';
import type { FormErrors } from '../../ui/forms.ts';
import { TextField } from '../../ui/text-field.tsx';
import { LazyPhoneField } from './lazy-phone-field.tsx';

interface ContactFieldProps {
  mode: LoginType;
  /** Of an email. */
  autoComplete: string;
  errors: FormErrors<'email' | 'phone'>;
  onPhoneEdit: () => void;
}

/** The email or the phone number by which an account is known. */
export function ContactField({ mode, autoComplete, errors, onPhoneEdit }: ContactFieldProps) {
  if (mode !== 'email') return <LazyPhoneField error={errors.phone} onEdit={onPhoneEdit} />;
  return (
    <TextField
      label={accountsText('email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      icon={Mail}
      error={errors.email}
    />
  );
}
