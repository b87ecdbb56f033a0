import type { MetaArgs } from 'react-router';
import { signInCustomer } from '../../contracts/accounts.ts';
import { AccountScreen } from '../features/accounts/account-screen.tsx';
import { originOf, pageMeta } from '../lib/page-meta.ts';

export const meta = ({ matches }: MetaArgs) =>
  pageMeta({
    title: 'Login Account · Snapbazaar',
    description: 'Sign in to shop on Snapbazaar.',
    canonical: `${originOf(matches)}/signin-user`,
  });

export default function CustomerSignInPage() {
  return (
    <AccountScreen
      side="customer"
      isNew={false}
      title="Login Account"
      subtitle="Hello, welcome back to account"
      call={signInCustomer}
      sibling={{ question: 'New here?', label: 'Sign Up', path: '/signup-user' }}
    />
  );
}
