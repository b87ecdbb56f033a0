import type { MetaArgs } from 'react-router';
import { signInCustomer } from '../../../contracts/identity/accounts.ts';
import { getAuthMethods } from '../../../contracts/identity/auth-methods.ts';
import { accountsText } from '../../../i18n/generated/accounts.ts';
import { AccountScreen } from '../../domains/identity/sign-in/account-screen.tsx';
import { apiContext } from '../../lib/api/api-context.ts';
import { originOf, pageMeta } from '../../lib/page/page-meta.ts';
import type { Route } from './+types/signin-user.ts';

export const meta = ({ matches }: MetaArgs) =>
  pageMeta({
    title: `${accountsText('customerSignIn')} · Snapbazaar`,
    description: accountsText('customerSignInDescription'),
    address: { origin: originOf(matches), path: '/signin-user' },
  });

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext)(getAuthMethods);

export default function CustomerSignInPage({ loaderData }: Route.ComponentProps) {
  return (
    <AccountScreen
      accountRole="customer"
      isNew={false}
      title={accountsText('customerSignIn')}
      subtitle={accountsText('welcomeBack')}
      call={signInCustomer}
      methods={loaderData}
      sibling={{ words: accountsText('newHere'), path: '/signup-user' }}
    />
  );
}
