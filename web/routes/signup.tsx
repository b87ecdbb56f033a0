import type { MetaArgs } from 'react-router';
import { signUpSeller } from '../../contracts/accounts.ts';
import { AccountScreen } from '../features/accounts/account-screen.tsx';
import { originOf, pageMeta } from '../lib/page-meta.ts';

export const meta = ({ matches }: MetaArgs) =>
  pageMeta({
    title: 'Create Seller Account · Snapbazaar',
    description: 'Open a seller account: one photo becomes a listing in seven languages.',
    canonical: `${originOf(matches)}/signup`,
  });

export default function SellerSignUpPage() {
  return (
    <AccountScreen
      side="seller"
      isNew={true}
      title="Create Seller Account"
      subtitle="Hello, your shop opens in a minute"
      call={signUpSeller}
      sibling={{ question: 'Already selling here?', label: 'Sign In', path: '/signin' }}
    />
  );
}
