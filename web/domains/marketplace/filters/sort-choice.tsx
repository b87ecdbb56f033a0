import { browseFiltersText } from '../../../../i18n/generated/browse-filters.ts';
import type { BrowseQuery } from '../browse-query/browse-query.ts';
import { ChoiceChip } from './choice-chip.tsx';

/** Without search text there is no best match, and the newest products come first. */
export function SortChoice({ query }: { query: BrowseQuery }) {
  const choices = query.q
    ? (['best', 'newest', 'price_up', 'price_down', 'rating', 'sold'] as const)
    : (['newest', 'price_up', 'price_down', 'rating', 'sold'] as const);
  const chosen = query.sort === 'best' && !query.q ? 'newest' : query.sort;
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
