import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { sellerShellText } from '../../../i18n/generated/seller-shell.ts';
import { ContactBanner } from '../../domains/identity/contacts/contact-banner.tsx';
import { ReauthenticationProvider } from '../../domains/identity/reauthentication/reauthentication-provider.tsx';
import { checkConnection } from '../../lib/api/connection.ts';
import { SellerFrame } from '../seller-shell/seller-frame.tsx';
import { ErrorPage } from '../shell/error-page.tsx';
import { ThemeSwitch } from '../shell/header/theme-switch.tsx';

export default function SellerLayout() {
  return (
    <SellerFrame
      themeSwitch={<ThemeSwitch />}
      compactThemeSwitch={<ThemeSwitch isCompact />}
      notice={<ContactBanner className="px-(--page-edge) pt-3 lg:px-9" />}
    >
      <ReauthenticationProvider>
        <Outlet />
      </ReauthenticationProvider>
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
