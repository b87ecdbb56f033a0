import { listingDraftsText } from '../../../../i18n/generated/listing-drafts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

interface DeleteDialogProps {
  isOpen: boolean;
  count: number;
  onClose: () => void;
  onDelete: () => void;
}

/** Asks before drafts and their photos are deleted, which cannot be undone. */
export function DeleteDialog({ isOpen, count, onClose, onDelete }: DeleteDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={listingDraftsText('delete')}
      actions={
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button tone="danger" onClick={onDelete}>
            {listingDraftsText('delete')}
          </Button>
        </div>
      }
    >
      <p>{listingDraftsText('deleteQuestion', { count })}</p>
    </Dialog>
  );
}
