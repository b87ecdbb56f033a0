import { ArrowLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { type Category, childrenOf, pathTo } from '../../../../catalog/categories/lookup.ts';
import { tree } from '../../../../catalog/categories/tree.ts';
import { listingEditorText } from '../../../../i18n/generated/listing-editor.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useCategorySearch } from './use-category-search.ts';

interface CategoryPickerProps {
  isOpen: boolean;
  onClose: () => void;
  /** Always a third-level category, with its name. */
  onChoose: (id: string, name: string) => void;
}

/** The whole category tree: searched by names and goods in any of the seven languages, or browsed level by level. */
export function CategoryPicker({ isOpen, onClose, onChoose }: CategoryPickerProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={listingEditorText('chooseCategory')}>
      <Tree onChoose={onChoose} />
    </Dialog>
  );
}

function Tree({ onChoose }: Pick<CategoryPickerProps, 'onChoose'>) {
  const [query, setQuery] = useState('');
  const [openId, setOpenId] = useState<number | null>(null);
  const isSearching = query.trim() !== '';
  const found = useCategorySearch(query);
  const shown: readonly Category[] = isSearching ? found : openId === null ? tree : childrenOf(openId);
  const path = openId === null || isSearching ? [] : pathTo(openId);

  function pick({ id, names }: Category) {
    if (childrenOf(id).length === 0) return onChoose(String(id), names[getLocale()]);
    setQuery('');
    setOpenId(id);
  }

  return (
    <div className="flex flex-col gap-3">
      <SearchField
        label={listingEditorText('searchCategories')}
        placeholder={listingEditorText('searchExample')}
        query={query}
        onQuery={setQuery}
        onEnter={() => isSearching && shown[0] && pick(shown[0])}
      />
      {path.length > 0 && (
        <Button
          size="small"
          icon={<ArrowLeft aria-hidden="true" className="size-4" />}
          className="self-start"
          onClick={() => setOpenId(path.at(-2)?.id ?? null)}
        >
          {path.at(-1)?.names[getLocale()]}
        </Button>
      )}
      <p role="status" className="text-muted text-sm">
        {shown.length === 0 ? listingEditorText('noCategory') : ''}
      </p>
      <ul className="flex flex-col">
        {shown.map((category) => (
          <li key={category.id}>
            <CategoryRow category={category} showsPath={isSearching} onPick={() => pick(category)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface CategoryRowProps {
  category: Category;
  showsPath: boolean;
  onPick: () => void;
}

function CategoryRow({ category, showsPath, onPick }: CategoryRowProps) {
  const isLeafCategory = childrenOf(category.id).length === 0;
  const above = pathTo(category.id).slice(0, -1);
  return (
    <button
      type="button"
      onClick={onPick}
      className="flex min-h-12 w-full items-center gap-3 rounded-card px-3 py-2 text-left hover:bg-sunken"
    >
      <span className="flex-1 leading-snug">
        <span className="block font-semibold">{category.names[getLocale()]}</span>
        {showsPath && above.length > 0 && (
          <span className="text-caption text-muted">{above.map(({ names }) => names[getLocale()]).join(' › ')}</span>
        )}
      </span>
      {!isLeafCategory && <ChevronRight aria-hidden="true" className="size-4.5 shrink-0 text-muted" />}
    </button>
  );
}
