import { Link, useLocation } from 'react-router';
import { browseText } from '../../../../i18n/generated/browse.ts';
import { shellText } from '../../../../i18n/generated/shell.ts';
import { sentenceSpace } from '../../../../i18n/join-text.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { richText } from '../../../ui/display/rich-text.tsx';
import { type BrowseQuery, writeBrowseQuery } from '../browse-query/browse-query.ts';
import { countFilters } from '../filters/filters.ts';

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

/** The link of an empty list: clears the filters, or leads to all categories when there are none. */
export function NoResultsAction({ query, path }: { query: BrowseQuery; path: string }) {
  if (countFilters(query) > 0 || query.cursor) {
    return <ButtonLink to={path + writeBrowseQuery({ q: query.q })}>{browseText('clearAll')}</ButtonLink>;
  }
  return <ButtonLink to="/search">{shellText('allCategories')}</ButtonLink>;
}
