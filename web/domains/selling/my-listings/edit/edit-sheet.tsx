import { useId, useState } from 'react';
import { isApiFailure } from '../../../../../contracts/client/client.ts';
import type { Language } from '../../../../../contracts/languages.ts';
import { changeListing, getOwnListing, type ListingToEdit } from '../../../../../contracts/selling/my-listings.ts';
import { commonText } from '../../../../../i18n/generated/common.ts';
import { languageNamesText } from '../../../../../i18n/generated/language-names.ts';
import { listingPhotosText } from '../../../../../i18n/generated/listing-photos.ts';
import { myListingsEditText } from '../../../../../i18n/generated/my-listings-edit.ts';
import { api } from '../../../../lib/api/api.ts';
import { useLazy } from '../../../../lib/react/use-lazy.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { useForm } from '../../../../ui/fields/forms.ts';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import { EditConflictNote } from './edit-conflict-note.tsx';
import type { Edit } from './edit-draft.ts';
import { changesOf, checkChanges, type EditDraft, editOf, findChangedProblem, rebaseDraft } from './edit-draft.ts';
import { EditFields } from './edit-fields.tsx';

interface EditSheetProps {
  isOpen: boolean;
  /** Null while it is loading. */
  edit: Edit | null;
  failure: string | null;
  onRetry: () => void;
  onChange: (edit: Edit) => void;
  onSaved: (saved: Edit) => void;
  /** Told of a listing that was saved in part while the sheet stays open. */
  onRenewed: (edit: Edit) => void;
  onClose: () => void;
}

const errorNames = [
  'text',
  'photos',
  'suggestedPrice',
  'stock',
  'recommended_countries',
  'monthlySalesTarget',
  'sellUnits',
  'marketingBudget',
  'weight',
] as const;

const loadVariantsDialog = () =>
  import('../../listing-variants/variants-dialog.tsx').then((module) => module.VariantsDialog);

/** All editable fields of a listing, saved together; its options and variants are saved apart. */
export function EditSheet({ isOpen, edit, failure, onRetry, onChange, onSaved, onRenewed, onClose }: EditSheetProps) {
  const formId = useId();
  const showToast = useToast();
  const [chosenLanguage, setLanguage] = useState<Language | null>(null);
  const [hasConflict, setHasConflict] = useState(false);
  const [isSending, setSending] = useState(false);
  const [areVariantsOpen, setVariantsOpen] = useState(false);
  const [variantsOf, setVariantsOf] = useState<string | null>(null);
  const VariantsDialog = useLazy(loadVariantsDialog, areVariantsOpen);
  const form = useForm(errorNames, { check, send: save });

  function check() {
    if (!edit) return {};
    const problem = findChangedProblem(edit.draft, edit.listing);
    if (problem) setLanguage(problem.language);
    const errors = checkChanges(edit.draft, edit.listing);
    return isSending ? { ...errors, photos: listingPhotosText('stillSending') } : errors;
  }

  async function save() {
    if (!edit?.isChanged) return onClose();
    const { id, version } = edit.listing;
    try {
      const body = { ...changesOf(edit.draft, edit.listing), version };
      const { listing } = await api(changeListing, { params: { id }, body });
      setHasConflict(false);
      onSaved(editOf(listing));
      showToast({ text: savedMessage(listing), accountRole: 'seller' });
    } catch (error) {
      if (!isApiFailure(error) || error.code !== 'listing_changed') throw error;
      await rebaseOnNewer(edit);
    }
  }

  /** Loads the newer listing and applies the typed changes to it. */
  async function rebaseOnNewer(edit: Edit) {
    const newer = await loadNewer(edit);
    setHasConflict(true);
    onChange(newer);
  }

  function discard({ listing }: Edit) {
    setHasConflict(false);
    onChange(editOf(listing));
  }

  function close() {
    form.clearErrors();
    setLanguage(null);
    setHasConflict(false);
    onClose();
  }

  return (
    <>
      <Sheet
        isOpen={isOpen}
        onClose={close}
        title={myListingsEditText('title')}
        actions={
          edit && (
            <>
              {edit.isChanged && (
                <Button tone="quiet" onClick={() => discard(edit)}>
                  {myListingsEditText('discardChanges')}
                </Button>
              )}
              <Button type="submit" form={formId} tone="primary" isBusy={form.isBusy} className="min-w-36">
                {myListingsEditText('saveChanges')}
              </Button>
            </>
          )
        }
      >
        {edit ? (
          <form id={formId} {...form.props} aria-label={myListingsEditText('listing')}>
            {hasConflict && <EditConflictNote onSeeNewer={() => discard(edit)} />}
            <EditFields
              listing={edit.listing}
              draft={edit.draft}
              errors={form.errors}
              language={chosenLanguage ?? edit.listing.source_language}
              onLanguage={setLanguage}
              onChange={(draft: EditDraft) => onChange(editOf(edit.listing, draft))}
              onSending={setSending}
              onFieldChange={form.clearError}
              onVariants={() => {
                setVariantsOf(edit.listing.id);
                setVariantsOpen(true);
              }}
            />
          </form>
        ) : (
          <EditPlaceholder failure={failure} onRetry={onRetry} />
        )}
      </Sheet>
      {edit?.listing.id === variantsOf && VariantsDialog && (
        <VariantsDialog
          key={edit.listing.id}
          isOpen={areVariantsOpen}
          listingId={edit.listing.id}
          photos={edit.listing.photos}
          onSaved={async () => onRenewed(await loadNewer(edit))}
          onClose={() => setVariantsOpen(false)}
        />
      )}
    </>
  );
}

/** The stored listing with the typed changes. */
async function loadNewer({ listing, draft }: Edit): Promise<Edit> {
  const { listing: newer } = await api(getOwnListing, { params: { id: listing.id } });
  return editOf(newer, rebaseDraft(newer, draft, listing));
}

function EditPlaceholder({ failure, onRetry }: { failure: string | null; onRetry: () => void }) {
  if (failure) {
    return (
      <ErrorState
        title={myListingsEditText('loadFailed')}
        action={<Button onClick={onRetry}>{commonText('tryAgain')}</Button>}
      >
        {failure}
      </ErrorState>
    );
  }
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <p className="sr-only">{commonText('loading')}</p>
      <Skeleton className="h-20" />
      <Skeleton className="h-9" />
      <Skeleton className="h-12" />
      <Skeleton className="h-32" />
    </div>
  );
}

function savedMessage({ source_language: source, stale_languages: { length: count } }: ListingToEdit): string {
  if (count === 0) return myListingsEditText('saved');
  return myListingsEditText('savedWithOlderTexts', { count, language: languageNamesText(source) });
}
