import { Plus, Search, Store } from 'lucide-react';
import { ButtonLink } from '../../ui/button.tsx';
import { ChoiceLink } from '../../ui/chip.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { addressOf, type StorefrontQuery } from './own-listings.ts';
import { useSearchInput } from './use-search-input.ts';

interface StorefrontToolbarProps {
  query: StorefrontQuery;
  onSearch: (q: string) => void;
  /** The seller's page as buyers see it; null while it has no listings. */
  shopAddress: string | null;
}

const stateFilters = [
  { state: undefined, name: 'All' },
  { state: 'live', name: 'Live' },
  { state: 'paused', name: 'Paused' },
  { state: 'removed', name: 'Removed' },
] as const;

/** Search, state filters and links of the storefront. */
export function StorefrontToolbar({ query, onSearch, shopAddress }: StorefrontToolbarProps) {
  const searchInput = useSearchInput(query.q, onSearch);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-x-3 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <TextField label="Search your listings" type="search" icon={Search} autoComplete="off" {...searchInput} />
        </div>
        <ButtonLink
          to="/chat"
          tone="primary"
          size="large"
          icon={<Plus aria-hidden="true" className="size-5" />}
          className="max-sm:flex-1"
        >
          Add Products
        </ButtonLink>
        {shopAddress && (
          <ButtonLink
            to={shopAddress}
            size="large"
            icon={<Store aria-hidden="true" className="size-5" />}
            title="Your shop as buyers see it"
          >
            My shop
          </ButtonLink>
        )}
      </div>
      <nav aria-label="Listings by state" className="mb-4 flex flex-wrap gap-2">
        {stateFilters.map(({ state, name }) => (
          <ChoiceLink
            key={name}
            to={addressOf({ ...query, state })}
            isSelected={query.state === state}
            preventScrollReset
          >
            {name}
          </ChoiceLink>
        ))}
      </nav>
    </>
  );
}
