import type { MetaArgs } from 'react-router';
import { signInSeller } from '../../contracts/accounts.ts';
import { AccountScreen } from '../features/accounts/account-screen.tsx';
import { originOf, pageMeta } from '../lib/page-meta.ts';

export const meta = ({ matches }: MetaArgs) =>
  pageMeta({
    title: 'Seller Login Account · Snapbazaar',
    description: 'Sign in to sell on Snapbazaar.',
    canonical: `${originOf(matches)}/signin`,
  });

export default function SellerSignInPage() {
  return (
    <AccountScreen
      side="seller"
      isNew={false}
      title="Seller Login Account"
      subtitle="Hello, welcome back to account"
      call={signInSeller}
      sibling={{ question: 'New here?', label: 'Sign Up', path: '/signup' }}
    />
  );
}
