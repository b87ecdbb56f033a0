import type { MetaArgs } from 'react-router';
import { forgotPasswordText } from '../../../i18n/generated/forgot-password.ts';
import { ForgotScreen } from '../../domains/identity/password-reset/forgot-screen.tsx';
import { originOf, pageMeta } from '../../lib/page/page-meta.ts';

export const meta = ({ matches }: MetaArgs) =>
  pageMeta({
    title: `${forgotPasswordText('sellerTitle')} · Snapbazaar`,
    description: forgotPasswordText('sellerDescription'),
    address: { origin: originOf(matches), path: '/forgot-password' },
  });

export default function ForgotSellerPasswordPage() {
  return <ForgotScreen accountRole="seller" title={forgotPasswordText('sellerTitle')} />;
}
