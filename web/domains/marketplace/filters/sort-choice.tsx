import { useLocation } from 'react-router';
import { browseFiltersText } from '../../../../i18n/generated/browse-filters.ts';
import { ChoiceLink } from '../../../ui/navigation/chip.tsx';
import { type BrowseQuery, writeBrowseQuery } from '../browse-query/browse-query.ts';
import { ChoiceChip } from './choice-chip.tsx';

/** Without search text there is no best match, and the newest products come first. */
function sortChoices({ q, sort }: BrowseQuery) {
  const choices = ['newest', 'price_up', 'price_down', 'rating', 'sold'] as const;
  return { choices: q ? (['best', ...choices] as const) : choices, chosen: sort === 'best' && !q ? 'newest' : sort };
}

/** The sort orders as links above a list. */
export function SortStrip({ query }: { query: BrowseQuery }) {
  const { pathname } = useLocation();
  const { choices, chosen } = sortChoices(query);
  return (
    <ul aria-label={browseFiltersText('sortBy')} className="sort-strip">
      {choices.map((sort) => (
        <li key={sort}>
          <ChoiceLink
            to={pathname + writeBrowseQuery({ ...query, sort, cursor: undefined })}
            isSelected={sort === chosen}
            preventScrollReset
          >
            {browseFiltersText(sort)}
          </ChoiceLink>
        </li>
      ))}
    </ul>
  );
}

/** The sort orders in the form of filters. */
export function SortChoice({ query }: { query: BrowseQuery }) {
  const { choices, chosen } = sortChoices(query);
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-sm">{browseFiltersText('sortBy')}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((sort) => (
          <ChoiceChip key={sort} name="sort" value={sort} isChosen={sort === chosen}>
            {browseFiltersText(sort)}
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  );
}
