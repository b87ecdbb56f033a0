import type { LostVariant } from '../../../../contracts/selling/listing-variants.ts';
import { listingVariantsText } from '../../../../i18n/generated/listing-variants.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

interface LossDialogProps {
  /** Null while nothing is asked. */
  lost: readonly LostVariant[] | null;
  isBusy: boolean;
  onSave: () => void;
  onClose: () => void;
}

/** Says what buyers can no longer choose, before that is saved. */
export function LossDialog({ lost, isBusy, onSave, onClose }: LossDialogProps) {
  return (
    <Dialog
      isOpen={lost !== null}
      onClose={onClose}
      title={listingVariantsText('lossTitle')}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {listingVariantsText('back')}
          </Button>
          <Button tone="primary" isBusy={isBusy} onClick={onSave}>
            {listingVariantsText('save')}
          </Button>
        </>
      }
    >
      <p className="mb-2 text-sm">{listingVariantsText('lossLead')}</p>
      <ul className="divide-y divide-line">
        {lost?.map(({ id, name, stock, is_kept_hidden: isKept }) => (
          <li key={id} className="py-2 text-sm">
            <p dir="auto" className="font-semibold wrap-anywhere">
              {stock === null
                ? listingVariantsText('lostUncounted', { name })
                : listingVariantsText('lost', { name, count: stock })}
            </p>
            {isKept && <p className="text-muted">{listingVariantsText('keptHidden')}</p>}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
