import { useEffect, useRef } from 'react';
import { commonText } from '../../../../i18n/generated/common.ts';
import { listingVariantsText } from '../../../../i18n/generated/listing-variants.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { WideDialog } from '../../../ui/overlays/wide-dialog.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { LossDialog } from './loss-dialog.tsx';
import { useListingVariants } from './use-listing-variants.ts';
import { VariantEditor } from './variant-editor.tsx';

interface VariantsDialogProps {
  /** What is typed stays while it is closed. */
  isOpen: boolean;
  listingId: string;
  photos: readonly string[];
  /** Called before the dialog closes, so that the listing below shows its new price and stock. */
  onSaved: () => Promise<void>;
  onClose: () => void;
}

/** Options and variants of a published listing, saved apart from its other fields. */
export function VariantsDialog({ isOpen, listingId, photos, onSaved, onClose }: VariantsDialogProps) {
  const showToast = useToast();
  const variants = useListingVariants(listingId, async () => {
    await onSaved();
    showToast({ text: listingVariantsText('saved'), accountRole: 'seller' });
    onClose();
  });
  const { stored, draft, errors, lost, isBusy } = variants;
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors) content.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return (
    <>
      <WideDialog
        isOpen={isOpen}
        onClose={onClose}
        title={listingVariantsText('title')}
        actions={
          draft && (
            <>
              {variants.isChanged && (
                <Button tone="quiet" onClick={variants.reload}>
                  {listingVariantsText('discard')}
                </Button>
              )}
              <Button
                tone="primary"
                isBusy={isBusy}
                className="min-w-36"
                onClick={() => (variants.isChanged ? void variants.save(false) : onClose())}
              >
                {listingVariantsText('save')}
              </Button>
            </>
          )
        }
      >
        <div ref={content}>
          {variants.hasConflict && (
            <div
              role="alert"
              className="mb-5 flex flex-col items-start gap-3 rounded-card bg-warn-soft px-4 py-3 text-sm text-warn"
            >
              <p>{listingVariantsText('changedElsewhere')}</p>
              <Button size="small" onClick={variants.reload}>
                {listingVariantsText('seeNewer')}
              </Button>
            </div>
          )}
          {stored && draft ? (
            <VariantEditor
              draft={draft}
              suggested={stored.suggested_options}
              currency={stored.currency}
              photos={photos}
              errors={errors}
              onChange={variants.change}
            />
          ) : (
            <VariantsPlaceholder failure={variants.failure} onRetry={variants.reload} />
          )}
        </div>
      </WideDialog>
      <LossDialog lost={lost} isBusy={isBusy} onSave={() => void variants.save(true)} onClose={variants.forgetLoss} />
    </>
  );
}

function VariantsPlaceholder({ failure, onRetry }: { failure: string | null; onRetry: () => void }) {
  if (failure) {
    return (
      <ErrorState
        title={listingVariantsText('loadFailed')}
        action={<Button onClick={onRetry}>{commonText('tryAgain')}</Button>}
      >
        {failure}
      </ErrorState>
    );
  }
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <p className="sr-only">{commonText('loading')}</p>
      <Skeleton className="h-9" />
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
    </div>
  );
}
