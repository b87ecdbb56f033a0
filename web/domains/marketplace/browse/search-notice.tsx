import { Link, useLocation } from 'react-router';
import { browseText } from '../../../../i18n/generated/browse.ts';
import { sentenceSpace } from '../../../../i18n/join-text.ts';
import { richText } from '../../../ui/display/rich-text.tsx';
import { type BrowseQuery, writeBrowseQuery } from '../browse-query/browse-query.ts';

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
          {richText(browseText('shownInstead', { words: shownInstead }), {
            words: (words) => <strong className="font-semibold text-ink">{words}</strong>,
          })}
          {sentenceSpace()}
          <Link to={exact} className="underline">
            {browseText('searchFor', { query: query.q })}
          </Link>
        </>
      )}
      {isNear && !shownInstead && browseText('nearMatches')}
    </p>
  );
}
