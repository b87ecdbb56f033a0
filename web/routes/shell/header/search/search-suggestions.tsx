import { LayoutGrid, Search } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { shellText } from '../../../../../i18n/generated/shell.ts';
import { classes } from '../../../../ui/buttons/classes.ts';
import { type Suggestion, useSuggestions } from './use-suggestions.ts';

export interface ShownSuggestions {
  isOpen: boolean;
  /** The id of the option selected with the arrow keys. */
  activeId: string | undefined;
}

interface SearchSuggestionsProps {
  input: RefObject<HTMLInputElement | null>;
  typed: string;
  listId: string;
  /** Reports the state of the list for the input's ARIA attributes. */
  onShown: (shown: ShownSuggestions) => void;
  onClose: () => void;
}

/** A listbox of suggestions. The focus stays in the input; arrow keys, Enter and Escape control the list. */
export default function SearchSuggestions({ input, typed, listId, onShown, onClose }: SearchSuggestionsProps) {
  const suggestions = useSuggestions(typed);
  const [active, setActive] = useState(-1);
  const navigate = useNavigate();
  const idOf = (index: number) => `${listId}-${index}`;
  const isOpen = suggestions.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: new suggestions reset the selection.
  useEffect(() => setActive(-1), [suggestions]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids depend only on the index.
  useEffect(() => onShown({ isOpen, activeId: active < 0 ? undefined : idOf(active) }), [isOpen, active]);

  function follow(suggestion: Suggestion | undefined) {
    if (!suggestion) return;
    onClose();
    void navigate(suggestion.to);
  }

  useEffect(() => {
    const element = input.current;
    if (!element) return;
    const stop = new AbortController();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const isChosen = event.key === 'Enter' && active >= 0;
      if (!isOpen || !(step || isChosen || event.key === 'Escape')) return;
      event.preventDefault();
      // One position more than there are options: the input itself.
      if (step) setActive(((active + 1 + step + suggestions.length + 1) % (suggestions.length + 1)) - 1);
      else if (isChosen) follow(suggestions[active]);
      else onClose();
    };
    element.addEventListener('keydown', onKeyDown, { signal: stop.signal });
    element.addEventListener('blur', onClose, { signal: stop.signal });
    return () => stop.abort();
  });

  if (!isOpen) return null;
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={shellText('suggestions')}
      className="absolute inset-x-0 top-full z-10 mt-2 overflow-hidden rounded-tile border border-line bg-surface py-2 shadow-raised"
    >
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input, which keeps the focus, handles the keys.
        // biome-ignore lint/a11y/useFocusableInteractive: the input refers to it with aria-activedescendant.
        <div
          key={suggestion.to}
          id={idOf(index)}
          role="option"
          aria-selected={index === active}
          // Keeps the focus in the input until the click arrives.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => follow(suggestion)}
          className={classes(
            'flex min-h-11 cursor-pointer items-center gap-3 px-4.5 hover:bg-sunken',
            index === active && 'bg-sunken',
          )}
        >
          {suggestion.isCategory ? (
            <LayoutGrid aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
          ) : (
            <Search aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
          )}
          <span className="truncate font-medium">{suggestion.label}</span>
          {suggestion.isCategory && (
            <span className="ml-auto shrink-0 text-caption text-muted">{shellText('category')}</span>
          )}
        </div>
      ))}
    </div>
  );
}
