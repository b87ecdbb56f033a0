import { Search } from 'lucide-react';
import { useState } from 'react';
import type { NamedKind, PhotoFacts } from '../../../contracts/listing-analysis.ts';
import { wizardProductText } from '../../../messages/generated/wizard-product.ts';
import { pageLanguage } from '../../../messages/page-language.ts';
import { Chip } from '../../ui/chip.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextField } from '../../ui/text-field.tsx';
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
        {shown.map(({ category_id, ...kind }) => (
          <li key={kind.id}>
            <Chip
              isSelected={kind.id === chosen?.id}
              onClick={() => {
                setQuery('');
                onChoose(kind, category_id);
              }}
            >
              {kind.names[pageLanguage()]}
            </Chip>
          </li>
        ))}
      </ul>
      <p role="status" className="text-muted text-sm empty:hidden">
        {isSearching && found?.length === 0 ? wizardProductText('noKindFound') : ''}
      </p>
      <TextField
        label={wizardProductText('somethingElse')}
        type="search"
        icon={Search}
        value={query}
        autoComplete="off"
        placeholder={wizardProductText('kindExample')}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter would submit the step's form.
          event.preventDefault();
          const first = found?.[0];
          if (!first) return;
          setQuery('');
          onChoose({ id: first.id, names: first.names }, first.category_id);
        }}
      />
    </section>
  );
}
