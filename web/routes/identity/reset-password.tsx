import { forgotPasswordText } from '../../../i18n/generated/forgot-password.ts';
import { NewPasswordForm } from '../../domains/identity/password-reset/new-password-form.tsx';
import { useLinkToken } from '../../domains/identity/session/use-link-token.ts';
import { AccountLayout } from '../../domains/identity/sign-in/account-layout.tsx';
import { pageMeta } from '../../lib/page/page-meta.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';

export const meta = () =>
  pageMeta({
    title: `${forgotPasswordText('resetTitle')} · Snapbazaar`,
    description: forgotPasswordText('resetDescription'),
  });

export default function ResetPasswordPage() {
  const token = useLinkToken();
  return (
    <AccountLayout
      accountRole="seller"
      title={forgotPasswordText('resetTitle')}
      subtitle={forgotPasswordText('resetSubtitle')}
    >
      {token === '' ? <LinkMissing /> : <NewPasswordForm accountRole="seller" token={token ?? ''} />}
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
