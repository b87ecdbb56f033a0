import { Plus, Search, Store } from 'lucide-react';
import { myListingsText } from '../../../../i18n/generated/my-listings.ts';
import { useSearchInput } from '../../../lib/react/use-search-input.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ChoiceLink } from '../../../ui/navigation/chip.tsx';
import { addressOf, type MyListingsQuery } from './own-listings.ts';

interface MyListingsToolbarProps {
  query: MyListingsQuery;
  onSearch: (q: string) => void;
  /** The seller's page as buyers see it; null while it has no listings. */
  shopAddress: string | null;
}

const stateFilters = [undefined, 'live', 'paused', 'removed'] as const;

/** Search, state filters and links of the storefront. */
export function MyListingsToolbar({ query, onSearch, shopAddress }: MyListingsToolbarProps) {
  const searchInput = useSearchInput(query.q, onSearch);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-x-3 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <TextField label={myListingsText('search')} type="search" icon={Search} autoComplete="off" {...searchInput} />
        </div>
        <ButtonLink
          to="/chat"
          tone="primary"
          size="large"
          icon={<Plus aria-hidden="true" className="size-5" />}
          className="max-sm:flex-1"
        >
          {myListingsText('addProducts')}
        </ButtonLink>
        {shopAddress && (
          <ButtonLink
            to={shopAddress}
            size="large"
            icon={<Store aria-hidden="true" className="size-5" />}
            title={myListingsText('myShopHint')}
          >
            {myListingsText('myShop')}
          </ButtonLink>
        )}
      </div>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <nav aria-label={myListingsText('byState')} className="flex flex-wrap gap-2">
          {stateFilters.map((state) => (
            <ChoiceLink
              key={state ?? 'all'}
              to={addressOf({ ...query, state })}
              isSelected={query.state === state}
              preventScrollReset
            >
              {myListingsText(state ?? 'all')}
            </ChoiceLink>
          ))}
        </nav>
        <nav aria-label={myListingsText('views')} className="flex gap-2">
          <ChoiceLink to={addressOf({ ...query, view: undefined })} isSelected={!query.view} preventScrollReset>
            {myListingsText('asCards')}
          </ChoiceLink>
          <ChoiceLink
            to={addressOf({ ...query, view: 'table' })}
            isSelected={query.view === 'table'}
            preventScrollReset
          >
            {myListingsText('asTable')}
          </ChoiceLink>
        </nav>
      </div>
    </>
  );
}
