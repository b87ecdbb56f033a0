import { describeContactLink } from '../../../contracts/identity/contacts.ts';
import { forgotPasswordText } from '../../../i18n/generated/forgot-password.ts';
import { LinkOwner } from '../../domains/identity/contacts/link-owner.tsx';
import { useLinkOwner } from '../../domains/identity/contacts/use-link-owner.ts';
import { NewPasswordForm } from '../../domains/identity/password-reset/new-password-form.tsx';
import { useLinkToken } from '../../domains/identity/session/use-link-token.ts';
import { AccountLayout } from '../../domains/identity/sign-in/account-layout.tsx';
import { api } from '../../lib/api/api.ts';
import { pageMeta } from '../../lib/page/page-meta.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';

export const meta = () =>
  pageMeta({
    title: `${forgotPasswordText('resetTitle')} · Snapbazaar`,
    description: forgotPasswordText('resetDescription'),
  });

export default function ResetPasswordPage() {
  const token = useLinkToken();
  const whose = useLinkOwner(token, (link, signal) =>
    api(describeContactLink, { body: { token: link, purpose: 'reset' }, signal }),
  );
  return (
    <AccountLayout
      accountRole="seller"
      title={forgotPasswordText('resetTitle')}
      subtitle={forgotPasswordText('resetSubtitle')}
    >
      {token === '' ? (
        <LinkMissing text={forgotPasswordText('linkMissing')} />
      ) : (
        <div className="flex flex-col gap-4">
          <LinkOwner {...whose} />
          {whose.problem && !whose.problem.canRetry ? (
            <LinkMissing />
          ) : (
            <NewPasswordForm accountRole={whose.owner?.user_type ?? 'seller'} token={token ?? ''} />
          )}
        </div>
      )}
    </AccountLayout>
  );
}

function LinkMissing({ text }: { text?: string }) {
  return (
    <div className="flex flex-col items-start gap-4">
      {text && <p>{text}</p>}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/forgot-password">{forgotPasswordText('askAsSeller')}</ButtonLink>
        <ButtonLink to="/forgot-password-user">{forgotPasswordText('askAsCustomer')}</ButtonLink>
      </div>
    </div>
  );
}
