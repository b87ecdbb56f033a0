import { Plus, Search, Store } from 'lucide-react';
import { storefrontText } from '../../../../i18n/generated/storefront.ts';
import { useSearchInput } from '../../../lib/react/use-search-input.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ChoiceLink } from '../../../ui/navigation/chip.tsx';
import { addressOf, type StorefrontQuery } from './own-listings.ts';

interface StorefrontToolbarProps {
  query: StorefrontQuery;
  onSearch: (q: string) => void;
  /** The seller's page as buyers see it; null while it has no listings. */
  shopAddress: string | null;
}

const stateFilters = [undefined, 'live', 'paused', 'removed'] as const;

/** Search, state filters and links of the storefront. */
export function StorefrontToolbar({ query, onSearch, shopAddress }: StorefrontToolbarProps) {
  const searchInput = useSearchInput(query.q, onSearch);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-x-3 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <TextField label={storefrontText('search')} type="search" icon={Search} autoComplete="off" {...searchInput} />
        </div>
        <ButtonLink
          to="/chat"
          tone="primary"
          size="large"
          icon={<Plus aria-hidden="true" className="size-5" />}
          className="max-sm:flex-1"
        >
          {storefrontText('addProducts')}
        </ButtonLink>
        {shopAddress && (
          <ButtonLink
            to={shopAddress}
            size="large"
            icon={<Store aria-hidden="true" className="size-5" />}
            title={storefrontText('myShopHint')}
          >
            {storefrontText('myShop')}
          </ButtonLink>
        )}
      </div>
      <nav aria-label={storefrontText('byState')} className="mb-4 flex flex-wrap gap-2">
        {stateFilters.map((state) => (
          <ChoiceLink
            key={state ?? 'all'}
            to={addressOf({ ...query, state })}
            isSelected={query.state === state}
            preventScrollReset
          >
            {storefrontText(state ?? 'all')}
          </ChoiceLink>
        ))}
      </nav>
    </>
  );
}
