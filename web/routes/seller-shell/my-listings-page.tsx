import type { ReactNode } from 'react';
import { myListingsTabsText } from '../../../i18n/generated/my-listings-tabs.ts';
import { sellerShellText } from '../../../i18n/generated/seller-shell.ts';
import { ChipLink } from '../../ui/navigation/chip.tsx';
import { SellerPage } from './seller-page.tsx';

interface MyListingsPageProps {
  lead?: ReactNode;
  /** Shown at the end of the row of tabs. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One of the pages of My Storefront. */
export function MyListingsPage({ lead, actions, children }: MyListingsPageProps) {
  return (
    <SellerPage title={sellerShellText('myListings')} lead={lead}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-3 gap-y-2.5">
        <nav aria-label={myListingsTabsText('parts')} className="flex flex-wrap gap-2">
          <ChipLink to="/storefront" end>
            {myListingsTabsText('products')}
          </ChipLink>
          <ChipLink to="/storefront/drafts">{myListingsTabsText('drafts')}</ChipLink>
          <ChipLink to="/storefront/sales">{myListingsTabsText('sales')}</ChipLink>
          <ChipLink to="/storefront/orders">{myListingsTabsText('orders')}</ChipLink>
          <ChipLink to="/storefront/shop">{myListingsTabsText('shop')}</ChipLink>
          <ChipLink to="/storefront/reviews">{myListingsTabsText('reviews')}</ChipLink>
          <ChipLink to="/storefront/questions">{myListingsTabsText('questions')}</ChipLink>
        </nav>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </SellerPage>
  );
}
