import { useState } from 'react';
import type { NamedKind } from '../../../../../contracts/marketplace/product-types.ts';
import type { PhotoFacts } from '../../../../../contracts/selling/listing-analysis.ts';
import { wizardProductText } from '../../../../../i18n/generated/wizard-product.ts';
import { pageLanguage } from '../../../../../i18n/page-language.ts';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { Chip } from '../../../../ui/navigation/chip.tsx';
import { Spinner } from '../../../../ui/states/spinner.tsx';
import { useKindSearch } from './use-kind-search.ts';

interface KindChoiceProps {
  chosen: NamedKind | null;
  /** Candidates of the analysis, the likeliest first. */
  likely: PhotoFacts['categories'];
  isRewriting: boolean;
  onChoose: (kind: NamedKind, categoryId: string) => void;
}

/** What the product is: likely kinds as chips, and a search over all kinds in any of the seven languages. */
export function KindChoice({ chosen, likely, isRewriting, onChoose }: KindChoiceProps) {
  const [query, setQuery] = useState('');
  const found = useKindSearch(query);
  const isSearching = query.trim() !== '';
  const candidates = likely.flatMap(({ id, kind }) => (kind ? [{ ...kind, category_id: id }] : []));
  const isOther = chosen !== null && !candidates.some(({ id }) => id === chosen.id);
  const shown = isSearching ? (found ?? []) : candidates;

  function choose({ category_id, ...kind }: NamedKind & { category_id: string }) {
    setQuery('');
    onChoose(kind, category_id);
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
            <Chip isSelected>{chosen.names[pageLanguage()]}</Chip>
          </li>
        )}
        {shown.map((kind) => (
          <li key={kind.id}>
            <Chip isSelected={kind.id === chosen?.id} onClick={() => choose(kind)}>
              {kind.names[pageLanguage()]}
            </Chip>
          </li>
        ))}
      </ul>
      <p role="status" className="text-muted text-sm empty:hidden">
        {isSearching && found?.length === 0 ? wizardProductText('noKindFound') : ''}
      </p>
      <SearchField
        label={wizardProductText('somethingElse')}
        placeholder={wizardProductText('kindExample')}
        query={query}
        onQuery={setQuery}
        onEnter={() => found?.[0] && choose(found[0])}
      />
    </section>
  );
}
