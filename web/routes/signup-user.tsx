import type { MetaArgs } from 'react-router';
import { signUpCustomer } from '../../contracts/accounts.ts';
import { AccountScreen } from '../features/accounts/account-screen.tsx';
import { originOf, pageMeta } from '../lib/page-meta.ts';

export const meta = ({ matches }: MetaArgs) =>
  pageMeta({
    title: 'Create Account · Snapbazaar',
    description: 'Open a customer account on Snapbazaar.',
    canonical: `${originOf(matches)}/signup-user`,
  });

export default function CustomerSignUpPage() {
  return (
    <AccountScreen
      side="customer"
      isNew={true}
      title="Create Account"
      subtitle="Hello, welcome to the bazaar"
      call={signUpCustomer}
      sibling={{ question: 'Already have an account?', label: 'Sign In', path: '/signin-user' }}
    />
  );
}
