import { useSearchParams } from 'react-router';
import { continueAsGuest } from '../../../../contracts/identity/accounts.ts';
import { checkContact } from '../../../../contracts/identity/rules/account-rules.ts';
import { accountsText } from '../../../../i18n/generated/accounts.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { readReturnPath } from '../session/return-path.ts';
import type { SignIn } from './use-sign-in.ts';

/** For somebody on the way to the check-out: an email is enough to buy. */
export function GuestForm({ signIn }: { signIn: SignIn }) {
  const [search] = useSearchParams();
  const form = useForm(['email'] as const, {
    accountRole: 'customer',
    check: ({ email }) => checkContact({ login_type: 'email', email, phone: '' }) as { email?: string },
    refusals: { email_taken: 'email' },
    send: (body) => signIn.complete(api(continueAsGuest, { body })),
  });
  if (!readReturnPath(search)?.startsWith('/checkout')) return null;
  return (
    <form {...form.props} className="mb-6 flex flex-col gap-3 rounded-card border border-line bg-surface p-4.5">
      <h2 className="text-lg">{accountsText('guestTitle')}</h2>
      <p className="text-muted text-sm">{accountsText('guestText')}</p>
      <TextField
        label={accountsText('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={form.errors.email}
      />
      <Button type="submit" isWide isBusy={form.isBusy} disabled={!form.isReady}>
        {accountsText('guestContinue')}
      </Button>
    </form>
  );
}
