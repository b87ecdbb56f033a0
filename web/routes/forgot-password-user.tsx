import type { MetaArgs } from 'react-router';
import { forgotPasswordText } from '../../messages/generated/forgot-password.ts';
import { ForgotScreen } from '../features/accounts/forgot-screen.tsx';
import { originOf, pageMeta } from '../lib/page-meta.ts';

export const meta = ({ matches }: MetaArgs) =>
  pageMeta({
    title: `${forgotPasswordText('customerTitle')} · Snapbazaar`,
    description: forgotPasswordText('customerDescription'),
    address: { origin: originOf(matches), path: '/forgot-password-user' },
  });

export default function ForgotCustomerPasswordPage() {
  return <ForgotScreen side="customer" title={forgotPasswordText('customerTitle')} />;
}
