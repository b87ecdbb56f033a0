import type { MetaArgs } from 'react-router';
import { signInSeller } from '../../contracts/accounts.ts';
import { accountsText } from '../../messages/accounts.ts';
import { AccountScreen } from '../features/accounts/account-screen.tsx';
import { originOf, pageMeta } from '../lib/page-meta.ts';

export const meta = ({ matches }: MetaArgs) =>
  pageMeta({
    title: `${accountsText('sellerSignIn')} · Snapbazaar`,
    description: accountsText('sellerSignInDescription'),
    address: { origin: originOf(matches), path: '/signin' },
  });

export default function SellerSignInPage() {
  return (
    <AccountScreen
      side="seller"
      isNew={false}
      title={accountsText('sellerSignIn')}
      subtitle={accountsText('welcomeBack')}
      call={signInSeller}
      sibling={{ words: accountsText('newHere'), path: '/signup' }}
    />
  );
}
