import { Undo2 } from 'lucide-react';
import type { BulkChange } from '../../../../contracts/selling/bulk-changes.ts';
import { listingTableText } from '../../../../i18n/generated/listing-table.ts';
import { myListingsText } from '../../../../i18n/generated/my-listings.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Progress } from '../../../ui/states/progress.tsx';

interface LatestChangeProps {
  change: BulkChange | null;
  isBusy: boolean;
  onUndo: () => void;
}

/** The progress of a large change, and the last one with its undo. */
export function LatestChange({ change, isBusy, onUndo }: LatestChangeProps) {
  if (!change) return null;
  const { state, row_count: count, done_count: done, refused_count: refused } = change;
  if (state === 'applying' || state === 'undoing') {
    const label = listingTableText(state, { done, count });
    return (
      <div className="mb-3 rounded-card border border-line bg-surface px-4 py-3 text-sm" role="status">
        <p className="mb-2">{label}</p>
        <Progress label={label} value={done + refused} max={Math.max(1, count)} />
      </div>
    );
  }
  if (state !== 'applied' && state !== 'undone') return null;
  return (
    <div className="mb-3 flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 text-sm" role="status">
      <p>
        {listingTableText(state, { count: done })}
        {refused > 0 && ` ${listingTableText('refused', { count: refused })}`}
      </p>
      {change.undo_until && (
        <Button size="small" isBusy={isBusy} icon={<Undo2 aria-hidden="true" className="size-4" />} onClick={onUndo}>
          {myListingsText('undo')}
        </Button>
      )}
    </div>
  );
}
