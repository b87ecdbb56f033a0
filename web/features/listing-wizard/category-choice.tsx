import { ChevronRight, Search } from 'lucide-react';
import { findLeaf, pathTo } from '../../../catalog/lookup.ts';
import type { PhotoFacts } from '../../../contracts/listing-analysis.ts';
import { classes } from '../../ui/classes.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { CategoryPicker } from '../listing-editor/category-picker.tsx';

export interface CategoryChoiceProps {
  categoryId: string;
  /** Candidates of the analysis, the likeliest first. */
  likely: PhotoFacts['categories'];
  isRewriting: boolean;
  error: string | undefined;
  /** Whether the category picker is open. */
  isPicking: boolean;
  onPick: (isPicking: boolean) => void;
  onChoose: (id: string) => void;
}

/** The likeliest categories as buttons, and a picker for the whole tree. */
export function CategoryChoice(props: CategoryChoiceProps) {
  const { categoryId, likely, isRewriting, error, isPicking, onPick, onChoose } = props;
  const candidates = likely.filter(({ id }) => findLeaf(id));
  const isOther = categoryId !== '' && !candidates.some(({ id }) => id === categoryId);
  return (
    <section aria-labelledby="category-heading">
      <h3
        id="category-heading"
        className="mb-2 flex items-center gap-2 font-sans font-semibold text-sm tracking-normal"
      >
        Category
        {isRewriting && (
          <span role="status" className="flex items-center gap-1.5 font-medium text-muted">
            <Spinner className="size-3.5" /> Writing for it
          </span>
        )}
      </h3>
      <div className="flex flex-col gap-2">
        {candidates.map(({ id, confidence }) => (
          <Choice
            key={id}
            id={id}
            note={describeConfidence(confidence)}
            isSelected={id === categoryId}
            onChoose={onChoose}
          />
        ))}
        {isOther && <Choice id={categoryId} note="Your choice" isSelected onChoose={onChoose} />}
        <button
          type="button"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'category-error' : undefined}
          onClick={() => onPick(true)}
          className="flex min-h-11 items-center gap-2.5 rounded-card px-3.5 font-semibold text-brand-strong text-sm hover:bg-sunken"
        >
          <Search aria-hidden="true" className="size-4.5" />
          {categoryId ? 'Another category' : 'Choose a category'}
        </button>
      </div>
      <p id="category-error" aria-live="polite" className="font-medium text-caption text-bad empty:hidden">
        {error}
      </p>
      <CategoryPicker
        isOpen={isPicking}
        onClose={() => onPick(false)}
        onChoose={(id) => {
          onPick(false);
          onChoose(id);
        }}
      />
    </section>
  );
}

interface ChoiceProps {
  id: string;
  note: string;
  isSelected: boolean;
  onChoose: (id: string) => void;
}

function Choice({ id, note, isSelected, onChoose }: ChoiceProps) {
  const names = pathTo(id).map(({ names: { en } }) => en);
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={() => onChoose(id)}
      className={classes(
        'flex min-h-12 items-center gap-3 rounded-card border px-3.5 py-2 text-left transition duration-150',
        isSelected ? 'border-brand bg-brand-soft' : 'border-line bg-surface hover:border-faint',
      )}
    >
      <span className="min-w-0 flex-1 leading-snug">
        <span className="block font-semibold text-sm">{names.at(-1)}</span>
        <span className="flex flex-wrap items-center text-caption text-muted">
          {names[0]}
          <ChevronRight aria-hidden="true" className="size-3.5" />
          {names[1]}
        </span>
      </span>
      <span className="shrink-0 font-medium text-caption text-muted">{note}</span>
    </button>
  );
}

/** Words instead of a percentage, which would suggest more precision than there is. */
function describeConfidence(confidence: number): string {
  if (confidence >= 0.75) return 'Very likely';
  return confidence >= 0.4 ? 'Likely' : 'Possible';
}
