import { browseText } from '../../../../i18n/generated/browse.ts';
import { shellText } from '../../../../i18n/generated/shell.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { type BrowseQuery, writeBrowseQuery } from '../browse-query/browse-query.ts';
import { countFilters } from '../filters/filters.ts';

/** The link of an empty list: clears the filters, or leads to all categories when there are none. */
export function NoResultsAction({ query, path }: { query: BrowseQuery; path: string }) {
  if (countFilters(query) > 0 || query.cursor) {
    return <ButtonLink to={path + writeBrowseQuery({ q: query.q })}>{browseText('clearAll')}</ButtonLink>;
  }
  return <ButtonLink to="/search">{shellText('allCategories')}</ButtonLink>;
}
