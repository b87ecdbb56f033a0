import { Link, useLocation } from 'react-router';
import { browseText } from '../../../../i18n/generated/browse.ts';
import { shellText } from '../../../../i18n/generated/shell.ts';
import { joinNames, sentenceSpace } from '../../../../i18n/join-text.ts';
import { useLazy } from '../../../lib/react/use-lazy.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { richText } from '../../../ui/display/rich-text.tsx';
import { type BrowseQuery, writeBrowseQuery } from '../browse-query/browse-query.ts';
import type { SaidChip } from '../filters/filters.ts';
import { activeFilters, type FilterNames } from '../filters/filters.ts';

interface SearchNoticeProps {
  query: BrowseQuery;
  correctedQuery: string | null;
  isRelaxed: boolean;
  /** Words that nothing has and that were set aside. */
  without?: readonly string[];
  said?: readonly SaidChip[];
}

/** Why the products are not quite what was asked for. */
function relaxedText(said: readonly SaidChip[]): string {
  const unmet = said.filter(({ isUnmet }) => isUnmet).map(({ type }) => type);
  if (unmet.length !== 1) return browseText('relaxedMatches');
  return browseText(unmet[0] === 'price' ? 'noneAtPrice' : 'noneInCondition');
}

/** Tells what the results are when they are not what was typed, and links to a search for exactly that. */
export function SearchNotice({ query, correctedQuery, isRelaxed, without = [], said = [] }: SearchNoticeProps) {
  const { pathname } = useLocation();
  const hasUnmet = said.some(({ isUnmet }) => isUnmet);
  if (!correctedQuery && !isRelaxed && without.length === 0) return null;
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
      {isRelaxed && (!correctedQuery || hasUnmet) && (
        <>
          {correctedQuery && sentenceSpace()}
          {relaxedText(said)}
        </>
      )}
      {without.length > 0 && <span className="block">{browseText('withoutWords', { words: joinNames(without) })}</span>}
    </p>
  );
}

interface NoResultsActionProps {
  query: BrowseQuery;
  path: string;
  names: FilterNames;
  said: readonly SaidChip[];
}

/** The ways on from an empty list: the search without each of its filters, near categories, and all of them. */
export function NoResultsAction({ query, path, names, said }: NoResultsActionProps) {
  const filters = [
    ...said.map(({ label, rest }) => ({ label, rest: { ...query, q: rest, cursor: undefined } })),
    ...activeFilters(query, names),
  ];
  return (
    <div className="flex flex-col items-center gap-6">
      <div className="flex flex-wrap justify-center gap-2">
        {filters.map(({ label, rest }) => (
          <ButtonLink key={label} to={path + writeBrowseQuery(rest)}>
            {browseText('searchWithout', { label })}
          </ButtonLink>
        ))}
        {(filters.length > 1 || query.cursor) && (
          <ButtonLink to={path + writeBrowseQuery({ q: query.q })}>{browseText('clearAll')}</ButtonLink>
        )}
        {filters.length === 0 && !query.cursor && <ButtonLink to="/search">{shellText('allCategories')}</ButtonLink>}
      </div>
      {query.q && <LazyNearCategories query={query} />}
    </div>
  );
}

const loadNearCategories = () => import('./near-categories.tsx').then(({ NearCategories }) => NearCategories);

function LazyNearCategories({ query }: { query: BrowseQuery }) {
  const NearCategories = useLazy(loadNearCategories);
  return NearCategories && <NearCategories query={query} />;
}
