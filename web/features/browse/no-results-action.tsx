import { browseText } from '../../../messages/generated/browse.ts';
import { shellText } from '../../../messages/generated/shell.ts';
import { type BrowseQuery, writeBrowseQuery } from '../../lib/browse-query.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { countFilters } from './filters.ts';

/** The link of an empty list: clears the filters, or leads to all categories when there are none. */
export function NoResultsAction({ query, path }: { query: BrowseQuery; path: string }) {
  if (countFilters(query) > 0 || query.cursor) {
    return <ButtonLink to={path + writeBrowseQuery({ q: query.q })}>{browseText('clearAll')}</ButtonLink>;
  }
  return <ButtonLink to="/search">{shellText('allCategories')}</ButtonLink>;
}
