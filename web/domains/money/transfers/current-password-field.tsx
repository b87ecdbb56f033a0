import { transfersText } from '../../../../i18n/generated/transfers.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { hasPassword, useHasPassword } from '../../identity/session/session.ts';

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
