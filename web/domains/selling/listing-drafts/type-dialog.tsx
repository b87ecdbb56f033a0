import { useState } from 'react';
import { listingDraftsText } from '../../../../i18n/generated/listing-drafts.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Chip } from '../../../ui/navigation/chip.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useProductTypeSearch } from '../listing-wizard/category/use-product-type-search.ts';

interface TypeDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onChoose: (type: { category_id: string; product_type_id: string }) => void;
}

/** Finds a product type by a word in any of the seven languages. */
export function TypeDialog({ isOpen, onClose, onChoose }: TypeDialogProps) {
  const [query, setQuery] = useState('');
  const found = useProductTypeSearch(query);
  const isSearching = query.trim() !== '';

  function choose({ id, category_id }: { id: string; category_id: string }) {
    setQuery('');
    onChoose({ category_id, product_type_id: id });
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={listingDraftsText('searchType')}>
      <div className="flex min-h-64 flex-col gap-4">
        <SearchField
          label={listingDraftsText('searchType')}
          placeholder={listingDraftsText('searchExample')}
          query={query}
          onQuery={setQuery}
          onEnter={() => found?.[0] && choose(found[0])}
        />
        <ul className="flex flex-wrap gap-2">
          {isSearching &&
            found?.map((productType) => (
              <li key={`${productType.category_id} ${productType.id}`}>
                <Chip onClick={() => choose(productType)}>{productType.names[getLocale()]}</Chip>
              </li>
            ))}
        </ul>
        <p role="status" className="text-muted text-sm empty:hidden">
          {isSearching && found?.length === 0 ? listingDraftsText('typeNotFound') : ''}
        </p>
      </div>
    </Dialog>
  );
}
