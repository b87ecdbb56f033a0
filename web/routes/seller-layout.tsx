import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { SellerFrame } from '../features/seller-shell/seller-frame.tsx';
import { ErrorPage } from '../features/shell/error-page.tsx';
import { ThemeSwitch } from '../features/shell/theme-switch.tsx';
import { checkConnection } from '../lib/connection.ts';

export default function SellerLayout() {
  return (
    <SellerFrame themeSwitch={<ThemeSwitch />} compactThemeSwitch={<ThemeSwitch isCompact />}>
      <Outlet />
    </SellerFrame>
  );
}

/** Keeps the navigation when a page fails. */
export function ErrorBoundary() {
  useEffect(() => void checkConnection(), []);
  return (
    <SellerFrame themeSwitch={<ThemeSwitch />} compactThemeSwitch={<ThemeSwitch isCompact />}>
      <title>This page could not be shown · Snapbazaar</title>
      <ErrorPage />
    </SellerFrame>
  );
}
