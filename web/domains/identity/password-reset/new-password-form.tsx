import { useNavigate } from 'react-router';
import type { UserType } from '../../../../contracts/identity/accounts.ts';
import { resetPassword } from '../../../../contracts/identity/password-reset.ts';
import { findNewPasswordProblem, findRepetitionProblem } from '../../../../contracts/identity/rules/account-rules.ts';
import { cleanCode, isCode } from '../../../../contracts/identity/rules/contact-rules.ts';
import { accountsText } from '../../../../i18n/generated/accounts.ts';
import { forgotPasswordText } from '../../../../i18n/generated/forgot-password.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CodeField } from '../../../ui/fields/code-field.tsx';
import { type FormErrors, useForm } from '../../../ui/fields/forms.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { OutboxNote } from '../contacts/outbox-note.tsx';
import { forgetSession } from '../session/session.ts';

/** The email or phone that a code was sent to. */
export type ResetContact = { email: string; phone?: never } | { phone: string; email?: never };

interface NewPasswordFormProps {
  accountRole: UserType;
  /** The token of the link in the mail; without it the code is asked for. */
  token?: string;
  contact?: ResetContact;
  onOtherContact?: () => void;
}

const fieldNames = ['code', 'password', 'confirmPassword'] as const;

/** Sets a new password with the link or the code of a mail, then leads to the sign-in page. */
export function NewPasswordForm({ accountRole, token, contact, onOtherContact }: NewPasswordFormProps) {
  const navigate = useNavigate();
  const showToast = useToast();
  const form = useForm(fieldNames, {
    accountRole,
    check({ code, password, confirmPassword }): FormErrors<(typeof fieldNames)[number]> {
      const isMissing = contact !== undefined && !isCode(cleanCode(code));
      const problem = findNewPasswordProblem(password);
      const repetition = findRepetitionProblem(password, confirmPassword);
      return {
        ...(isMissing ? { code: forgotPasswordText('codeRequired') } : {}),
        ...(problem ? { password: problem } : {}),
        ...(repetition ? { confirmPassword: repetition } : {}),
      };
    },
    refusals: { wrong_code: 'code', weak_password: 'password' },
    async send({ code, password: new_password }) {
      const reauthentication = token ? { token } : { ...contact, user_type: accountRole, code };
      const { message, user_type } = await api(resetPassword, { body: { ...reauthentication, new_password } });
      forgetSession();
      showToast({ text: message, accountRole });
      await navigate(user_type === 'seller' ? '/signin' : '/signin-user', { replace: true });
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      {contact && (
        <>
          <p className="text-muted [overflow-wrap:anywhere]">
            {forgotPasswordText('sentTo', { address: contact.email ?? contact.phone ?? '' })}
          </p>
          <OutboxNote type={contact.email ? 'email' : 'phone'} />
          <CodeField label={forgotPasswordText('code')} autoFocus error={form.errors.code} />
        </>
      )}
      <PasswordField
        label={forgotPasswordText('newPassword')}
        name="password"
        autoComplete="new-password"
        hint={form.errors.password ? undefined : accountsText('passwordHint')}
        error={form.errors.password}
      />
      <PasswordField
        label={accountsText('confirmPassword')}
        name="confirmPassword"
        autoComplete="new-password"
        error={form.errors.confirmPassword}
      />
      <Button
        type="submit"
        tone="primary"
        size="large"
        isWide
        className="mt-1.5"
        isBusy={form.isBusy}
        disabled={!form.isReady}
      >
        {forgotPasswordText('setPassword')}
      </Button>
      {onOtherContact && <Button onClick={onOtherContact}>{forgotPasswordText('otherAddress')}</Button>}
    </form>
  );
}
