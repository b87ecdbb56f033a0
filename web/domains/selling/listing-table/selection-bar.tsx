import { Copy, Pause, Play, Tag, Trash2, Undo2, Warehouse } from 'lucide-react';
import { listingTableText } from '../../../../i18n/generated/listing-table.ts';
import { myListingsText } from '../../../../i18n/generated/my-listings.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import type { BulkChoice } from './bulk-form.tsx';

interface SelectionBarProps {
  count: number;
  isBusy: boolean;
  areRemoved: boolean;
  onForm: (type: 'price' | 'stock') => void;
  onAsk: (choice: BulkChoice) => void;
  onClear: () => void;
}

const icon = (Icon: typeof Tag) => <Icon aria-hidden="true" className="size-4" />;
const plain = { how: 'set', value: '', ends_in_90: false } as const;

/** What can be done with the selected listings. */
export function SelectionBar({ count, isBusy, areRemoved, onForm, onAsk, onClear }: SelectionBarProps) {
  const setState = (state: 'live' | 'paused' | 'removed') => onAsk({ ...plain, type: 'state', state });
  return (
    <fieldset className="mb-3 flex flex-wrap items-center gap-2 rounded-card border border-line bg-surface p-2">
      <legend className="sr-only">{listingTableText('selectedActions')}</legend>
      <p className="px-2 font-semibold text-sm" aria-live="polite">
        {listingTableText('selected', { count })}
      </p>
      {areRemoved ? (
        <Button size="small" isBusy={isBusy} icon={icon(Undo2)} onClick={() => setState('paused')}>
          {myListingsText('bringBack')}
        </Button>
      ) : (
        <>
          <Button size="small" icon={icon(Tag)} onClick={() => onForm('price')}>
            {listingTableText('price')}
          </Button>
          <Button size="small" icon={icon(Warehouse)} onClick={() => onForm('stock')}>
            {listingTableText('stock')}
          </Button>
          <Button size="small" isBusy={isBusy} icon={icon(Pause)} onClick={() => setState('paused')}>
            {listingTableText('pause')}
          </Button>
          <Button size="small" isBusy={isBusy} icon={icon(Play)} onClick={() => setState('live')}>
            {listingTableText('resume')}
          </Button>
          <Button size="small" isBusy={isBusy} icon={icon(Copy)} onClick={() => onAsk({ ...plain, type: 'copy' })}>
            {listingTableText('duplicate')}
          </Button>
          <Button size="small" isBusy={isBusy} icon={icon(Trash2)} onClick={() => setState('removed')}>
            {listingTableText('remove')}
          </Button>
        </>
      )}
      <Button size="small" tone="quiet" onClick={onClear}>
        {listingTableText('clearSelection')}
      </Button>
    </fieldset>
  );
}
