import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { storefrontText } from '../../../i18n/generated/storefront.ts';
import { useSession } from '../../domains/identity/session/session.ts';
import { addressOf, readQuery } from '../../domains/selling/my-listings/own-listings.ts';
import { Storefront } from '../../domains/selling/my-listings/storefront.tsx';
import { pageMeta } from '../../lib/page/page-meta.ts';
import { StorefrontPage } from '../seller-shell/storefront-page.tsx';

export const meta = () =>
  pageMeta({ title: storefrontText('pageTitle'), description: storefrontText('pageDescription') });

export default function ProductsPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const sheet = useEditSheet();
  const query = readQuery(params);
  const post = useSession()?.post;
  const { state } = query;
  const search = useCallback(
    (q: string) => void navigate(addressOf({ q, state }), { replace: true, preventScrollReset: true }),
    [navigate, state],
  );
  return (
    <StorefrontPage lead={storefrontText('lead')}>
      <Storefront
        query={query}
        onSearch={search}
        shopAddress={post?.id ? `/seller/${post.id}` : null}
        editId={sheet.id}
        onEdit={sheet.open}
        onCloseEdit={sheet.close}
      />
    </StorefrontPage>
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
