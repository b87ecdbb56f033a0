import { listingTableText } from '../../../../i18n/generated/listing-table.ts';
import { Button } from '../../../ui/buttons/button.tsx';

interface EditsBarProps {
  count: number;
  isBusy: boolean;
  onReview: () => void;
  onDiscard: () => void;
}

/** What was typed and is not saved yet. */
export function EditsBar({ count, isBusy, onReview, onDiscard }: EditsBarProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <p className="mr-2 font-semibold text-sm" role="status">
        {listingTableText('unsaved', { count })}
      </p>
      <Button size="small" tone="primary" isBusy={isBusy} onClick={onReview}>
        {listingTableText('review')}
      </Button>
      <Button size="small" tone="quiet" onClick={onDiscard}>
        {listingTableText('discard')}
      </Button>
    </div>
  );
}
