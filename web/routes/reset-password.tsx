import { forgotPasswordText } from '../../messages/generated/forgot-password.ts';
import { AccountLayout } from '../features/accounts/account-layout.tsx';
import { NewPasswordForm } from '../features/accounts/new-password-form.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { useLinkToken } from '../lib/use-link-token.ts';
import { ButtonLink } from '../ui/button.tsx';

export const meta = () =>
  pageMeta({
    title: `${forgotPasswordText('resetTitle')} · Snapbazaar`,
    description: forgotPasswordText('resetDescription'),
  });

export default function ResetPasswordPage() {
  const token = useLinkToken();
  return (
    <AccountLayout
      side="seller"
      title={forgotPasswordText('resetTitle')}
      subtitle={forgotPasswordText('resetSubtitle')}
    >
      {token === '' ? <LinkMissing /> : <NewPasswordForm side="seller" token={token ?? ''} />}
    </AccountLayout>
  );
}

function LinkMissing() {
  return (
    <div className="flex flex-col items-start gap-4">
      <p>{forgotPasswordText('linkMissing')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/forgot-password">{forgotPasswordText('askAsSeller')}</ButtonLink>
        <ButtonLink to="/forgot-password-user">{forgotPasswordText('askAsCustomer')}</ButtonLink>
      </div>
    </div>
  );
}
