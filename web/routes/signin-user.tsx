import type { MetaArgs } from 'react-router';
import { signInCustomer } from '../../contracts/accounts.ts';
import { accountsText } from '../../messages/accounts.ts';
import { AccountScreen } from '../features/accounts/account-screen.tsx';
import { originOf, pageMeta } from '../lib/page-meta.ts';

export const meta = ({ matches }: MetaArgs) =>
  pageMeta({
    title: `${accountsText('customerSignIn')} · Snapbazaar`,
    description: accountsText('customerSignInDescription'),
    address: { origin: originOf(matches), path: '/signin-user' },
  });

export default function CustomerSignInPage() {
  return (
    <AccountScreen
      side="customer"
      isNew={false}
      title={accountsText('customerSignIn')}
      subtitle={accountsText('welcomeBack')}
      call={signInCustomer}
      sibling={{ words: accountsText('newHere'), path: '/signup-user' }}
    />
  );
}
