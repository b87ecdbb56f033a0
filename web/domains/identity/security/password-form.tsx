import { useState } from 'react';
import { changePassword } from '../../../../contracts/identity/accounts.ts';
import {
  findNewPasswordProblem,
  findRepetitionProblem,
  passwordLength,
} from '../../../../contracts/identity/rules/account-rules.ts';
import { profileText } from '../../../../i18n/generated/profile.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { useApiCallWithToast } from '../../../ui/overlays/api-call-with-toast.ts';
import { useReauthentication } from '../reauthentication/reauthentication-provider.tsx';
import { hasPassword, startSession, useHasPassword } from '../session/session.ts';

const fieldNames = ['current', 'next', 'again'] as const;
type Values = Record<(typeof fieldNames)[number], string>;

function check({ current, next, again }: Values): Partial<Values> {
  const errors: Partial<Values> = {};
  if (!current && hasPassword()) errors.current = profileText('currentPasswordRequired');
  const [problem, repetition] = [findNewPasswordProblem(next), findRepetitionProblem(next, again)];
  if (problem) errors.next = problem;
  if (repetition) errors.again = repetition;
  return errors;
}

export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const [changeCount, setChangeCount] = useState(0);
  const callWithToast = useApiCallWithToast();
  const withReauthentication = useReauthentication();
  const hasOne = useHasPassword();
  const form = useForm(fieldNames, {
    check,
    async send({ current, next }) {
      const answer = await callWithToast(
        withReauthentication(() => api(changePassword, { body: { current_password: current, new_password: next } })),
      );
      if (!answer) return;
      const { token, user_type, post } = answer;
      startSession({ token, user_type, post });
      setChangeCount(changeCount + 1);
      onChanged();
    },
  });
  return (
    <Card id="password" className="scroll-mt-6">
      <h2 className="mb-4 text-lg">{profileText('password')}</h2>
      {/* A new key resets the form after the password was changed. */}
      <form key={changeCount} {...form.props} className="flex flex-col gap-4">
        {hasOne && (
          <PasswordField
            label={profileText('currentPassword')}
            name="current"
            autoComplete="current-password"
            error={form.errors.current}
          />
        )}
        <PasswordField
          label={profileText('newPassword')}
          name="next"
          autoComplete="new-password"
          hint={profileText('newPasswordHint', { count: passwordLength.atLeast })}
          error={form.errors.next}
        />
        <PasswordField
          label={profileText('confirmPassword')}
          name="again"
          autoComplete="new-password"
          error={form.errors.again}
        />
        <Button type="submit" className="self-start" isBusy={form.isBusy} disabled={!form.isReady}>
          {profileText('changePassword')}
        </Button>
      </form>
    </Card>
  );
}
