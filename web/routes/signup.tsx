import type { MetaArgs } from 'react-router';
import { signUpSeller } from '../../contracts/accounts.ts';
import { accountsText } from '../../messages/accounts.ts';
import { AccountScreen } from '../features/accounts/account-screen.tsx';
import { originOf, pageMeta } from '../lib/page-meta.ts';

export const meta = ({ matches }: MetaArgs) =>
  pageMeta({
    title: `${accountsText('sellerSignUp')} · Snapbazaar`,
    description: accountsText('sellerSignUpDescription'),
    address: { origin: originOf(matches), path: '/signup' },
  });

export default function SellerSignUpPage() {
  return (
    <AccountScreen
      side="seller"
      isNew={true}
      title={accountsText('sellerSignUp')}
      subtitle={accountsText('shopOpens')}
      call={signUpSeller}
      sibling={{ words: accountsText('alreadySelling'), path: '/signin' }}
    />
  );
}
