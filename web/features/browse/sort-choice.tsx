import type { BrowseQuery } from '../../lib/browse-query.ts';
import { sortNames } from './filters.ts';

/** Without search text there is no best match, and the newest products come first. */
export function SortChoice({ query }: { query: BrowseQuery }) {
  const choices = query.q
    ? (['best', 'newest', 'price_up', 'price_down'] as const)
    : (['newest', 'price_up', 'price_down'] as const);
  const chosen = query.sort === 'best' && !query.q ? 'newest' : query.sort;
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-sm">Sort by</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((sort) => (
          <label
            key={sort}
            className="inline-flex min-h-9 cursor-pointer items-center rounded-full border border-line px-3.5 font-semibold text-sm transition duration-150 hover:border-faint has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2 pointer-coarse:min-h-11"
          >
            <input type="radio" name="sort" value={sort} defaultChecked={sort === chosen} className="sr-only" />
            {sortNames[sort]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
