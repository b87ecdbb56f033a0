import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { sellerShellText } from '../../messages/generated/seller-shell.ts';
import { ContactBanner } from '../features/contacts/contact-banner.tsx';
import { ProofProvider } from '../features/proof/proof-provider.tsx';
import { SellerFrame } from '../features/seller-shell/seller-frame.tsx';
import { ErrorPage } from '../features/shell/error-page.tsx';
import { ThemeSwitch } from '../features/shell/theme-switch.tsx';
import { checkConnection } from '../lib/connection.ts';

export default function SellerLayout() {
  return (
    <SellerFrame
      themeSwitch={<ThemeSwitch />}
      compactThemeSwitch={<ThemeSwitch isCompact />}
      notice={<ContactBanner className="px-(--page-edge) pt-3 lg:px-9" />}
    >
      <ProofProvider>
        <Outlet />
      </ProofProvider>
    </SellerFrame>
  );
}

/** Keeps the navigation when a page fails. */
export function ErrorBoundary() {
  useEffect(() => void checkConnection(), []);
  return (
    <SellerFrame themeSwitch={<ThemeSwitch />} compactThemeSwitch={<ThemeSwitch isCompact />}>
      <title>{sellerShellText('pageFailed')}</title>
      <ErrorPage />
    </SellerFrame>
  );
}
