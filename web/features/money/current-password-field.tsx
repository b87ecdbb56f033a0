import { transfersText } from '../../../messages/transfers.ts';
import { PasswordField } from '../../ui/password-field.tsx';

/** Confirms the password, because an open session alone must not be enough to withdraw money. */
export function CurrentPasswordField({ error }: { error: string | undefined }) {
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
  return current_password ? {} : { current_password: transfersText('currentPasswordRequired') };
}
