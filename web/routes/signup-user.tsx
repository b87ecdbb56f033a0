import type { MetaArgs } from 'react-router';
import { signUpCustomer } from '../../contracts/accounts.ts';
import { accountsText } from '../../messages/accounts.ts';
import { AccountScreen } from '../features/accounts/account-screen.tsx';
import { originOf, pageMeta } from '../lib/page-meta.ts';

export const meta = ({ matches }: MetaArgs) =>
  pageMeta({
    title: `${accountsText('customerSignUp')} · Snapbazaar`,
    description: accountsText('customerSignUpDescription'),
    address: { origin: originOf(matches), path: '/signup-user' },
  });

export default function CustomerSignUpPage() {
  return (
    <AccountScreen
      side="customer"
      isNew={true}
      title={accountsText('customerSignUp')}
      subtitle={accountsText('welcomeToBazaar')}
      call={signUpCustomer}
      sibling={{ words: accountsText('haveAccount'), path: '/signin-user' }}
    />
  );
}
