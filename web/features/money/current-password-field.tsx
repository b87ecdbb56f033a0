import { PasswordField } from '../../ui/password-field.tsx';

/** The password once more: a session that was left open must not be enough to take money out. */
export function CurrentPasswordField({ error }: { error: string | undefined }) {
  return (
    <PasswordField label="Current Password" name="current_password" autoComplete="current-password" error={error} />
  );
}

export function checkPassword({ current_password }: { current_password: string }): { current_password?: string } {
  return current_password ? {} : { current_password: 'Current Password is required' };
}
