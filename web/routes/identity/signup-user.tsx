import type { MetaArgs } from 'react-router';
import { signUpCustomer } from '../../../contracts/identity/accounts.ts';
import { getAuthMethods } from '../../../contracts/identity/auth-methods.ts';
import { accountsText } from '../../../i18n/generated/accounts.ts';
import { AccountScreen } from '../../domains/identity/sign-in/account-screen.tsx';
import { apiContext } from '../../lib/api/api-context.ts';
import { originOf, pageMeta } from '../../lib/page/page-meta.ts';
import type { Route } from './+types/signup-user.ts';

export const meta = ({ matches }: MetaArgs) =>
  pageMeta({
    title: `${accountsText('customerSignUp')} · Snapbazaar`,
    description: accountsText('customerSignUpDescription'),
    address: { origin: originOf(matches), path: '/signup-user' },
  });

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext)(getAuthMethods);

export default function CustomerSignUpPage({ loaderData }: Route.ComponentProps) {
  return (
    <AccountScreen
      accountRole="customer"
      isNew={true}
      title={accountsText('customerSignUp')}
      subtitle={accountsText('welcomeToBazaar')}
      call={signUpCustomer}
      methods={loaderData}
      sibling={{ words: accountsText('haveAccount'), path: '/signin-user' }}
    />
  );
}
