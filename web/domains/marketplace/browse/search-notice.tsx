import { Link, useLocation } from 'react-router';
import { browseText } from '../../../../i18n/generated/browse.ts';
import { sentenceSpace } from '../../../../i18n/join-text.ts';
import { richText } from '../../../ui/display/rich-text.tsx';
import { type BrowseQuery, writeBrowseQuery } from '../browse-query/browse-query.ts';

interface SearchNoticeProps {
  query: BrowseQuery;
  correctedQuery: string | null;
  isRelaxed: boolean;
}

/** Tells what the results are when they are not what was typed, and links to a search for exactly that. */
export function SearchNotice({ query, correctedQuery, isRelaxed }: SearchNoticeProps) {
  const { pathname } = useLocation();
  if (!correctedQuery && !isRelaxed) return null;
  const exact = pathname + writeBrowseQuery({ ...query, exact: true, cursor: undefined });
  return (
    <p role="status" className="pb-3 text-muted sm:pb-4">
      {correctedQuery && (
        <>
          {richText(browseText('correctedQuery', { words: correctedQuery }), {
            words: (words) => <strong className="font-semibold text-ink">{words}</strong>,
          })}
          {sentenceSpace()}
          <Link to={exact} className="underline">
            {browseText('searchFor', { query: query.q })}
          </Link>
        </>
      )}
      {isRelaxed && !correctedQuery && browseText('relaxedMatches')}
    </p>
  );
}
