import type { MetaArgs } from 'react-router';
import { signInSeller } from '../../../contracts/identity/accounts.ts';
import { getSignInWays } from '../../../contracts/identity/sign-in-ways.ts';
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

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext)(getSignInWays);

export default function SellerSignInPage({ loaderData }: Route.ComponentProps) {
  return (
    <AccountScreen
      side="seller"
      isNew={false}
      title={accountsText('sellerSignIn')}
      subtitle={accountsText('welcomeBack')}
      call={signInSeller}
      ways={loaderData}
      sibling={{ words: accountsText('newHere'), path: '/signup' }}
    />
  );
}
