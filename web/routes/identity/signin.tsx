import type { MetaArgs } from 'react-router';
import { signInSeller } from '../../../contracts/identity/accounts.ts';
import { getAuthMethods } from '../../../contracts/identity/auth-methods.ts';
import { accountsText } from '../../../i18n/generated/accounts.ts';
import { AccountScreen } from '../../domains/identity/sign-in/account-screen.tsx';
import { apiContext } from '../../lib/api/api-context.ts';
import { originOf, pageMeta } from '../../lib/page/page-meta.ts';
import type { Route } from './+types/signin.ts';

export const meta = ({ matches }: MetaArgs) =>
  pageMeta({
    title: `${accountsText('sellerSignIn')} · Snapbazaar`,
    description: accountsText('sellerSignInDescription'),
    address: { origin: originOf(matches), path: '/signin' },
  });

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext)(getAuthMethods);

export default function SellerSignInPage({ loaderData }: Route.ComponentProps) {
  return (
    <AccountScreen
      accountRole="seller"
      isNew={false}
      title={accountsText('sellerSignIn')}
      subtitle={accountsText('welcomeBack')}
      call={signInSeller}
      methods={loaderData}
      sibling={{ words: accountsText('newHere'), path: '/signup' }}
    />
  );
}
