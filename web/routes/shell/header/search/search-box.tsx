import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Form, useLocation } from 'react-router';
import { commonText } from '../../../../../i18n/generated/common.ts';
import { shellText } from '../../../../../i18n/generated/shell.ts';
import { PhotoSearchButton } from './photo-search-button.tsx';
import type { ShownSuggestions } from './search-suggestions.tsx';

// Loaded when the visitor starts typing.
const SearchSuggestions = lazy(() => import('./search-suggestions.tsx'));

const noneShown: ShownSuggestions = { isOpen: false, activeId: undefined };

/** Searches everything; the query is in the URL, so it works without scripts and can be shared. */
export function SearchBox({ className }: { className?: string }) {
  const { pathname, search } = useLocation();
  const query = pathname === '/search' ? (new URLSearchParams(search).get('q') ?? '') : '';
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [shown, setShown] = useState(noneShown);

  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the suggestions.
  useEffect(() => setTyped(null), [pathname, search]);

  return (
    <Form action="/search" role="search" className={className} onSubmit={() => setTyped(null)}>
      <div className="relative">
        <button
          type="submit"
          aria-label={commonText('search')}
          className="absolute inset-y-0 left-0 flex w-12 items-center justify-center rounded-full text-muted hover:text-ink"
        >
          <Search aria-hidden="true" className="size-5" />
        </button>
        <input
          ref={input}
          key={query}
          type="search"
          name="q"
          role="combobox"
          aria-label={shellText('searchEverything')}
          aria-autocomplete="list"
          aria-expanded={typed !== null && shown.isOpen}
          aria-controls={listId}
          aria-activedescendant={typed === null ? undefined : shown.activeId}
          autoComplete="off"
          maxLength={200}
          defaultValue={query}
          placeholder={shellText('searchPlaceholder')}
          onInput={(event) => setTyped(event.currentTarget.value)}
          className="h-12 w-full text-ellipsis rounded-full border border-line bg-surface pr-13 noscript:pr-4 pl-12 text-base transition-colors hover:border-faint sm:text-body"
        />
        <PhotoSearchButton />
        {typed !== null && (
          <Suspense>
            <SearchSuggestions
              input={input}
              typed={typed}
              listId={listId}
              onShown={setShown}
              onClose={() => setTyped(null)}
            />
          </Suspense>
        )}
      </div>
    </Form>
  );
}
