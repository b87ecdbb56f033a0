import { ChevronRight, Search } from 'lucide-react';
import { findLeafCategory, pathTo } from '../../../../../catalog/categories/lookup.ts';
import { wizardProductText } from '../../../../../i18n/generated/wizard-product.ts';
import { getLocale } from '../../../../../i18n/locale.ts';
import { CategoryPicker } from '../../listing-editor/category-picker.tsx';

export interface CategoryChoiceProps {
  categoryId: string;
  error: string | undefined;
  /** Whether the category picker is open. */
  isPicking: boolean;
  onPick: (isPicking: boolean) => void;
  onChoose: (id: string) => void;
}

/** The category with its path, and a picker for the whole tree. */
export function CategoryChoice({ categoryId, error, isPicking, onPick, onChoose }: CategoryChoiceProps) {
  return (
    <section aria-labelledby="category-heading">
      <h3 id="category-heading" className="mb-2 font-sans font-semibold text-sm tracking-normal">
        {wizardProductText('category')}
      </h3>
      <div className="flex flex-col gap-2">
        {findLeafCategory(categoryId) && <CategoryPath id={categoryId} />}
        <button
          type="button"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'category-error' : undefined}
          onClick={() => onPick(true)}
          className="flex min-h-11 items-center gap-2.5 rounded-card px-3.5 font-semibold text-brand-strong text-sm hover:bg-sunken"
        >
          <Search aria-hidden="true" className="size-4.5" />
          {wizardProductText(categoryId ? 'anotherCategory' : 'chooseCategory')}
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

function CategoryPath({ id }: { id: string }) {
  const names = pathTo(id).map((category) => category.names[getLocale()]);
  return (
    <p className="rounded-card border border-line bg-surface px-3.5 py-2 leading-snug">
      <span className="block font-semibold text-sm">{names.at(-1)}</span>
      <span className="flex flex-wrap items-center text-caption text-muted">
        {names[0]}
        <ChevronRight aria-hidden="true" className="size-3.5" />
        {names[1]}
      </span>
    </p>
  );
}
