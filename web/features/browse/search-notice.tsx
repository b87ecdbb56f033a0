import { Link, useLocation } from 'react-router';
import { type BrowseQuery, writeBrowseQuery } from '../../lib/browse-query.ts';

interface SearchNoticeProps {
  query: BrowseQuery;
  shownInstead: string | null;
  isNear: boolean;
}

/** Tells what the results are when they are not what was typed, and links to a search for exactly that. */
export function SearchNotice({ query, shownInstead, isNear }: SearchNoticeProps) {
  const { pathname } = useLocation();
  if (!shownInstead && !isNear) return null;
  const exact = pathname + writeBrowseQuery({ ...query, exact: true, cursor: undefined });
  return (
    <p role="status" className="pb-3 text-muted sm:pb-4">
      {shownInstead && (
        <>
          Showing <strong className="font-semibold text-ink">{shownInstead}</strong> instead.{' '}
          <Link to={exact} className="underline">
            Search for “{query.q}”
          </Link>
        </>
      )}
      {isNear && !shownInstead && 'Nothing matches exactly. These come near.'}
    </p>
  );
}
