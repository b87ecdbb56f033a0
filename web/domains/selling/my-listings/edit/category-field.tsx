import { type ComponentProps, type ComponentType, useState } from 'react';
import { createPortal } from 'react-dom';
import { myListingsEditText } from '../../../../../i18n/generated/my-listings-edit.ts';
import { reportUnreachable } from '../../../../lib/api/connection.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { CategoryCommission } from '../../../ordering/selling-setup/methods/category-commission.tsx';
import type { CategoryPicker } from '../../listing-editor/category-picker.tsx';

interface CategoryFieldProps {
  category: { id: string; name: string };
  onChoose: (category: { id: string; name: string }) => void;
}

type Picker = ComponentType<ComponentProps<typeof CategoryPicker>>;

/** The category of the listing; the category tree is loaded when the picker is opened. */
export function CategoryField({ category, onChoose }: CategoryFieldProps) {
  const [Picker, setPicker] = useState<Picker | null>(null);
  const [isPicking, setPicking] = useState(false);
  const [isLoading, setLoading] = useState(false);

  async function openPicker() {
    setLoading(true);
    try {
      const { CategoryPicker } = await import('../../listing-editor/category-picker.tsx');
      setPicker(() => CategoryPicker);
      setPicking(true);
    } catch {
      reportUnreachable();
    }
    setLoading(false);
  }

  return (
    <section aria-labelledby="category-heading">
      <h3 id="category-heading" className="mb-2 font-sans font-semibold text-sm tracking-normal">
        {myListingsEditText('category')}
      </h3>
      <div className="flex min-h-12 items-center justify-between gap-3 rounded-card border border-line py-1.5 pr-2 pl-4">
        <span className="font-medium leading-snug">{category.name}</span>
        <Button size="small" isBusy={isLoading} onClick={() => void openPicker()}>
          {myListingsEditText('changeCategory')}
        </Button>
      </div>
      <CategoryCommission categoryId={category.id} />
      {/* In a portal outside of the form, because Enter in its search must not save the listing. */}
      {Picker &&
        createPortal(
          <Picker
            isOpen={isPicking}
            onClose={() => setPicking(false)}
            onChoose={(id, name) => {
              setPicking(false);
              onChoose({ id, name });
            }}
          />,
          document.body,
        )}
    </section>
  );
}
