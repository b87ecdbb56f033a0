import { useState } from 'react';
import type { NamedProductType } from '../../../../../contracts/marketplace/product-types.ts';
import type { PhotoFacts } from '../../../../../contracts/selling/listing-analysis.ts';
import { wizardProductText } from '../../../../../i18n/generated/wizard-product.ts';
import { getLocale } from '../../../../../i18n/locale.ts';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { Chip } from '../../../../ui/navigation/chip.tsx';
import { Spinner } from '../../../../ui/states/spinner.tsx';
import { useProductTypeSearch } from './use-product-type-search.ts';

interface ProductTypeChoiceProps {
  chosen: NamedProductType | null;
  /** Candidates of the analysis, the likeliest first. */
  likely: PhotoFacts['categories'];
  isRewriting: boolean;
  onChoose: (productType: NamedProductType, categoryId: string) => void;
}

/** What the product is: likely product types as chips, and a search over all product types in any of the seven languages. */
export function ProductTypeChoice({ chosen, likely, isRewriting, onChoose }: ProductTypeChoiceProps) {
  const [query, setQuery] = useState('');
  const found = useProductTypeSearch(query);
  const isSearching = query.trim() !== '';
  const candidates = likely.flatMap(({ id, product_type: productType }) =>
    productType ? [{ ...productType, category_id: id }] : [],
  );
  const isOther = chosen !== null && !candidates.some(({ id }) => id === chosen.id);
  const shown = isSearching ? (found ?? []) : candidates;

  function choose({ category_id, ...productType }: NamedProductType & { category_id: string }) {
    setQuery('');
    onChoose(productType, category_id);
  }

  return (
    <section aria-labelledby="kind-heading" className="flex flex-col gap-3 rounded-card bg-ai-soft p-4">
      <h3 id="kind-heading" className="flex items-center gap-2 font-sans font-semibold text-sm tracking-normal">
        {wizardProductText('whatIsIt')}
        {isRewriting && (
          <span role="status" className="flex items-center gap-1.5 font-medium text-muted">
            <Spinner className="size-3.5" /> {wizardProductText('writingForIt')}
          </span>
        )}
      </h3>
      {chosen === null && !isSearching && <p className="text-sm">{wizardProductText('notCertain')}</p>}
      <ul className="flex flex-wrap gap-2">
        {isOther && !isSearching && (
          <li>
            <Chip isSelected>{chosen.names[getLocale()]}</Chip>
          </li>
        )}
        {shown.map((productType) => (
          <li key={productType.id}>
            <Chip isSelected={productType.id === chosen?.id} onClick={() => choose(productType)}>
              {productType.names[getLocale()]}
            </Chip>
          </li>
        ))}
      </ul>
      <p role="status" className="text-muted text-sm empty:hidden">
        {isSearching && found?.length === 0 ? wizardProductText('noProductTypeFound') : ''}
      </p>
      <SearchField
        label={wizardProductText('somethingElse')}
        placeholder={wizardProductText('productTypeExample')}
        query={query}
        onQuery={setQuery}
        onEnter={() => found?.[0] && choose(found[0])}
      />
    </section>
  );
}
