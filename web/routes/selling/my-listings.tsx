import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { myListingsText } from '../../../i18n/generated/my-listings.ts';
import { useSession } from '../../domains/identity/session/session.ts';
import { ListingTableView } from '../../domains/selling/listing-table/listing-table-view.tsx';
import { MyListings } from '../../domains/selling/my-listings/my-listings.tsx';
import { addressOf, readQuery } from '../../domains/selling/my-listings/own-listings.ts';
import { pageMeta } from '../../lib/page/page-meta.ts';
import { MyListingsPage } from '../seller-shell/my-listings-page.tsx';

export const meta = () =>
  pageMeta({ title: myListingsText('pageTitle'), description: myListingsText('pageDescription') });

export default function ProductsPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const sheet = useEditSheet();
  const query = readQuery(params);
  const post = useSession()?.post;
  const { state, view } = query;
  const search = useCallback(
    (q: string) => void navigate(addressOf({ q, state, view }), { replace: true, preventScrollReset: true }),
    [navigate, state, view],
  );
  return (
    <MyListingsPage lead={myListingsText('lead')}>
      {view === 'table' ? (
        <ListingTableView query={query} onSearch={search} />
      ) : (
        <MyListings
          query={query}
          onSearch={search}
          shopAddress={post?.id ? `/seller/${post.id}` : null}
          editId={sheet.id}
          onEdit={sheet.open}
          onCloseEdit={sheet.close}
        />
      )}
    </MyListingsPage>
  );
}

/** The open sheet is in the URL, so that the browser's Back closes it. */
function useEditSheet() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const id = params.get('edit');
  const wasOpenedHere = (state as { wasOpenedHere?: boolean } | null)?.wasOpenedHere === true;
  const searchFor = (edited: string | null) => {
    if (edited) params.set('edit', edited);
    else params.delete('edit');
    return { search: params.toString() };
  };
  return {
    id,
    open: (listingId: string) =>
      void navigate(searchFor(listingId), { state: { wasOpenedHere: true }, preventScrollReset: true }),
    close: () => {
      if (id === null) return;
      if (wasOpenedHere) void navigate(-1);
      else void navigate(searchFor(null), { replace: true, preventScrollReset: true });
    },
  };
}
