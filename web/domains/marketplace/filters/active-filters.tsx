import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { browseText } from '../../../../i18n/generated/browse.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { type BrowseQuery, writeBrowseQuery } from '../browse-query/browse-query.ts';
import type { SaidChip } from './filters.ts';
import { type ActiveFilter, activeFilters, type FilterNames, withoutFilters } from './filters.ts';

interface ActiveFiltersProps {
  query: BrowseQuery;
  names: FilterNames;
  /** The filters that the words of the search name; removing one takes its words out of the text. */
  said: readonly SaidChip[];
  /** Whether the search text is shown as a filter; not where the heading already shows it. */
  showsSearchText: boolean;
}

/** The active filters, each with a link that removes it. */
export function ActiveFilters({ query, names, said, showsSearchText }: ActiveFiltersProps) {
  const { pathname } = useLocation();
  const filters = activeFilters(query, names);
  const searchText: ActiveFilter[] =
    showsSearchText && query.q
      ? [{ label: browseText('quoted', { query: query.q }), rest: { ...query, q: '', cursor: undefined } }]
      : [];
  const words: ActiveFilter[] = said.map(({ label, isUnmet, rest }) => ({
    ...{ label, isUnmet },
    rest: { ...query, q: rest, cursor: undefined },
  }));
  const all = [...searchText, ...words, ...filters];
  const cleared = { ...withoutFilters(query), ...(showsSearchText ? { q: '' } : {}) };
  if (all.length === 0) return null;
  return (
    <ul aria-label={browseText('chosen')} className="flex min-w-0 flex-wrap items-center gap-2">
      {all.map(({ label, isUnmet, rest }) => (
        <FilterChip key={label} to={pathname + writeBrowseQuery(rest)} label={browseText('remove', { label })}>
          {isUnmet ? <s className="text-muted">{label}</s> : label}
          <X aria-hidden="true" className="size-3.5 shrink-0 text-muted" />
        </FilterChip>
      ))}
      {(filters.length > 0 || searchText.length > 0) && (
        <FilterChip to={pathname + writeBrowseQuery(cleared)} isQuiet>
          {browseText('clearAll')}
        </FilterChip>
      )}
    </ul>
  );
}

interface FilterChipProps {
  to: string;
  label?: string;
  isQuiet?: boolean;
  children: ReactNode;
}

function FilterChip({ to, label, isQuiet, children }: FilterChipProps) {
  return (
    <li className="min-w-0">
      <ButtonLink
        to={to}
        size="small"
        tone={isQuiet ? 'quiet' : 'secondary'}
        aria-label={label}
        className="max-w-full [&]:whitespace-normal [&]:break-words"
      >
        {children}
      </ButtonLink>
    </li>
  );
}
