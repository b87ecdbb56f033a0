import type { MetaArgs } from 'react-router';
import { forgotPasswordText } from '../../../i18n/generated/forgot-password.ts';
import { ForgotScreen } from '../../domains/identity/password-reset/forgot-screen.tsx';
import { originOf, pageMeta } from '../../lib/page/page-meta.ts';

export const meta = ({ matches }: MetaArgs) =>
  pageMeta({
    title: `${forgotPasswordText('customerTitle')} · Snapbazaar`,
    description: forgotPasswordText('customerDescription'),
    address: { origin: originOf(matches), path: '/forgot-password-user' },
  });

export default function ForgotCustomerPasswordPage() {
  return <ForgotScreen accountRole="customer" title={forgotPasswordText('customerTitle')} />;
}
