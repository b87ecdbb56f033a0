import { type SubmitEvent, useState } from 'react';
import { listingDraftsText } from '../../../../i18n/generated/listing-drafts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { controlClasses } from '../../../ui/fields/field.tsx';

interface BulkToolsProps {
  /** The chosen drafts. */
  count: number;
  /** Photos of the chosen drafts, which together must fit one listing. */
  canJoin: boolean;
  hasUndo: boolean;
  isBusy: boolean;
  onSet: (field: 'price' | 'stock', typed: string) => void;
  onUndo: () => void;
  onJoin: () => void;
  onDelete: () => void;
}

/** What can be done with several chosen drafts at once. */
export function BulkTools({ count, canJoin, hasUndo, isBusy, onSet, onUndo, onJoin, onDelete }: BulkToolsProps) {
  const [field, setField] = useState<'price' | 'stock' | null>(null);

  function apply(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('value') ?? '').trim();
    const isCount = /^\d{1,9}$/.test(typed) && Number(typed) > 0;
    if (!field || !typed || (field === 'stock' && !isCount)) return;
    onSet(field, typed);
    setField(null);
  }

  const label = listingDraftsText(field === 'stock' ? 'setStock' : 'setPrice');
  return (
    <div className="flex flex-wrap items-center gap-2">
      {count > 0 && (
        <>
          <span className="font-semibold text-sm">{listingDraftsText('chosen', { count })}</span>
          <Button size="small" aria-expanded={field === 'price'} onClick={() => setField('price')}>
            {listingDraftsText('setPrice')}
          </Button>
          <Button size="small" aria-expanded={field === 'stock'} onClick={() => setField('stock')}>
            {listingDraftsText('setStock')}
          </Button>
          {canJoin && (
            <Button size="small" isBusy={isBusy} onClick={onJoin}>
              {listingDraftsText('join')}
            </Button>
          )}
          <Button size="small" isBusy={isBusy} className="text-bad" onClick={onDelete}>
            {listingDraftsText('delete')}
          </Button>
        </>
      )}
      {hasUndo && (
        <Button size="small" isBusy={isBusy} onClick={onUndo}>
          {listingDraftsText('undo')}
        </Button>
      )}
      {count > 0 && field && (
        <form onSubmit={apply} className="flex w-full items-center gap-2 sm:w-auto">
          <input
            // biome-ignore lint/a11y/noAutofocus: the field was just asked for.
            autoFocus
            name="value"
            aria-label={label}
            placeholder={label}
            inputMode={field === 'price' ? 'decimal' : 'numeric'}
            autoComplete="off"
            className={`${controlClasses} w-40`}
          />
          <Button type="submit" size="small" tone="primary" isBusy={isBusy}>
            {listingDraftsText('apply')}
          </Button>
        </form>
      )}
    </div>
  );
}
