import { listingDraftsText } from '../../../i18n/generated/listing-drafts.ts';
import { ListingDrafts } from '../../domains/selling/listing-drafts/listing-drafts.tsx';
import { pageMeta } from '../../lib/page/page-meta.ts';
import { MyListingsPage } from '../seller-shell/my-listings-page.tsx';

export const meta = () =>
  pageMeta({ title: listingDraftsText('pageTitle'), description: listingDraftsText('pageDescription') });

export default function DraftsPage() {
  return (
    <MyListingsPage lead={listingDraftsText('lead')}>
      <ListingDrafts />
    </MyListingsPage>
  );
}
