import type { ReactNode } from 'react';
import { sellerShellText } from '../../../i18n/generated/seller-shell.ts';
import { storefrontTabsText } from '../../../i18n/generated/storefront-tabs.ts';
import { ChipLink } from '../../ui/navigation/chip.tsx';
import { SellerPage } from './seller-page.tsx';

interface StorefrontPageProps {
  lead?: ReactNode;
  /** Shown at the end of the row of tabs. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One of the two pages of My Storefront, Products and Orders. */
export function StorefrontPage({ lead, actions, children }: StorefrontPageProps) {
  return (
    <SellerPage title={sellerShellText('storefront')} lead={lead}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-3 gap-y-2.5">
        <nav aria-label={storefrontTabsText('parts')} className="flex flex-wrap gap-2">
          <ChipLink to="/storefront" end>
            {storefrontTabsText('products')}
          </ChipLink>
          <ChipLink to="/storefront/orders">{storefrontTabsText('orders')}</ChipLink>
        </nav>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </SellerPage>
  );
}
