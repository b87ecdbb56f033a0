import type { MetaArgs } from 'react-router';
import { signUpSeller } from '../../../contracts/identity/accounts.ts';
import { getAuthMethods } from '../../../contracts/identity/auth-methods.ts';
import { accountsText } from '../../../i18n/generated/accounts.ts';
import { AccountScreen } from '../../domains/identity/sign-in/account-screen.tsx';
import { apiContext } from '../../lib/api/api-context.ts';
import { originOf, pageMeta } from '../../lib/page/page-meta.ts';
import type { Route } from './+types/signup.ts';

export const meta = ({ matches }: MetaArgs) =>
  pageMeta({
    title: `${accountsText('sellerSignUp')} · Snapbazaar`,
    description: accountsText('sellerSignUpDescription'),
    address: { origin: originOf(matches), path: '/signup' },
  });

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext)(getAuthMethods);

export default function SellerSignUpPage({ loaderData }: Route.ComponentProps) {
  return (
    <AccountScreen
      accountRole="seller"
      isNew={true}
      title={accountsText('sellerSignUp')}
      subtitle={accountsText('shopOpens')}
      call={signUpSeller}
      methods={loaderData}
      sibling={{ words: accountsText('alreadySelling'), path: '/signin' }}
    />
  );
}
