import { transfersText } from '../../../messages/generated/transfers.ts';
import { hasPassword, useHasPassword } from '../../lib/session.ts';
import { PasswordField } from '../../ui/password-field.tsx';

/**
 * Confirms the password, because an open session alone must not be enough to withdraw money. Accounts without one are
 * asked for another proof when they send the form.
 */
export function CurrentPasswordField({ error }: { error: string | undefined }) {
  const hasPassword = useHasPassword();
  if (!hasPassword) return null;
  return (
    <PasswordField
      label={transfersText('currentPassword')}
      name="current_password"
      autoComplete="current-password"
      error={error}
    />
  );
}

export function checkPassword({ current_password }: { current_password: string }): { current_password?: string } {
  return current_password || !hasPassword() ? {} : { current_password: transfersText('currentPasswordRequired') };
}
