import { RefreshCw, Sparkles } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import type { Language } from '../../../../../contracts/languages.ts';
import { languageNamesText } from '../../../../../i18n/generated/language-names.ts';
import { wizardProductText } from '../../../../../i18n/generated/wizard-product.ts';
import { useLazy } from '../../../../lib/react/use-lazy.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { PhotoDrop } from '../../../../ui/fields/photo-drop.tsx';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import { LanguageTabs } from '../../listing-editor/language-tabs.tsx';
import { AnalysisFailure } from '../analysis/analysis-failure.tsx';
import { AnalysisProgress } from '../analysis/analysis-progress.tsx';
import { failureText } from '../analysis/failure-text.ts';
import { GenerateAgainDialog } from '../analysis/generate-again-dialog.tsx';
import { PhotoPreview } from '../analysis/photo-preview.tsx';
import { LazyCategoryChoice } from '../category/lazy-category-choice.tsx';
import { MeaningNote } from '../category/meaning-note.tsx';
import { PickCategoryOffer } from '../category/pick-category-offer.tsx';
import { withText } from '../draft/fill-draft.ts';
import { PublishedNote } from '../publish/published-note.tsx';
import type { Wizard } from '../use-wizard.ts';
import { findProductProblem } from './step-access.ts';
import { StepFrame, type StepNavigation } from './step-frame.tsx';

/** Loaded with the photo, because most visits to the chat choose none. */
const loadRecognisedParts = async () => {
  const [types, details, facts, fields] = await Promise.all([
    import('../category/product-type-choice.tsx'),
    import('../category/detail-fields.tsx'),
    import('../analysis/photo-fact-list.tsx'),
    import('../../listing-facts/fact-fields.tsx'),
  ]);
  return { ...types, ...details, ...facts, ...fields };
};

const loadArranger = () => import('../../listing-photos/photo-arranger.tsx');

/** After this many repeated analyses the product is probably not recognised at all. */
const repeatsBeforeOffer = 3;

/** Step 1: the photo and the texts written from it. */
export function StepProduct({ wizard, ...navigation }: { wizard: Wizard } & StepNavigation) {
  const { draft, change, upload, analysis, published } = wizard;
  const { photo, texts, source } = draft;
  const [cover] = draft.photos;
  const [chosenLanguage, setLanguage] = useState<Language | null>(null);
  const language = chosenLanguage ?? source;
  const [isChecked, setChecked] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const [isPicking, setPicking] = useState(false);
  const [isSending, setSending] = useState(false);
  const arranger = useLazy(loadArranger, photo !== null);
  const recognised = useLazy(loadRecognisedParts, photo !== null);
  const form = useRef<HTMLFormElement>(null);
  const staleMark = wizardProductText('olderThanSource', { language: languageNamesText(source) });
  const problem = isChecked ? findProductProblem(draft) : null;

  function accept(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const nextProblem = findProductProblem(draft);
    setChecked(nextProblem !== null);
    if (!nextProblem) return wizard.goTo('step2');
    if (nextProblem.part === 'text') setLanguage(nextProblem.language);
    // After the language with the missing text is rendered.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], input[type="file"]')?.focus(),
    );
  }

  function generateAgain() {
    if (draft.edited.length > 0 && photo?.productUUID) setConfirming(true);
    else void analysis.generateAgain(false);
  }

  return (
    <StepFrame
      {...navigation}
      // After publishing, the note below takes the focus.
      takesFocus={navigation.takesFocus && !published}
      step="step1"
      title={wizardProductText('title')}
      action={wizardProductText('accept')}
      isDisabled={photo?.isWaiting || isSending}
      isSecondary={photo === null}
      form={{ ref: form, onSubmit: accept }}
    >
      {published && <PublishedNote listing={published} />}
      {photo ? (
        <PhotoPreview
          address={
            cover ? `/uploads/${cover}` : (upload.sending?.preview ?? (photo.image && `/uploads/${photo.image}`))
          }
          sending={upload.sending}
          onRemove={upload.remove}
          onRetry={upload.retrySending}
        />
      ) : (
        <PhotoDrop onChoose={upload.choose} />
      )}
      {photo && photo.image !== '' && arranger && (
        <arranger.PhotoArranger
          photos={draft.photos.length > 0 ? draft.photos : [photo.image]}
          onChange={(photos) => change((now) => ({ ...now, photos }))}
          onSending={setSending}
        />
      )}
      <p role="alert" className="-mt-2 font-medium text-caption text-bad empty:hidden">
        {upload.problem ?? (problem?.part === 'photo' ? problem.message : null)}
      </p>
      {photo?.isWaiting ? (
        photo.productUUID && <AnalysisProgress stage={photo.stage} onFillInByHand={analysis.fillInByHand} />
      ) : (
        <>
          {photo && failureText(photo) && (
            <AnalysisFailure
              message={failureText(photo)}
              onTryAgain={photo.stage === 'failed' ? null : analysis.resumeWaiting}
            />
          )}
          <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
            <p className="flex items-center gap-1.5 font-semibold text-ai text-sm">
              {photo?.facts && draft.proposed && (
                <>
                  <Sparkles aria-hidden="true" className="size-4" /> {wizardProductText('writtenFromPhoto')}
                </>
              )}
            </p>
            <Button
              tone="ai"
              size="small"
              icon={<RefreshCw aria-hidden="true" className="size-4" />}
              onClick={generateAgain}
            >
              {wizardProductText('generateAgain')}
            </Button>
          </div>
          {photo && (photo.triesAgain ?? 0) >= repeatsBeforeOffer && (
            <PickCategoryOffer onPick={() => setPicking(true)} />
          )}
          {photo?.facts && !recognised && <Skeleton className="h-20" />}
          {photo?.facts && recognised && (
            <recognised.ProductTypeChoice
              chosen={draft.productType}
              likely={photo.facts.categories}
              isRewriting={analysis.isRewriting}
              onChoose={(productType, categoryId) => void analysis.chooseProductType(productType, categoryId)}
            />
          )}
          {photo?.facts && recognised && (
            <recognised.FactFields
              productTypeId={draft.productType?.id ?? ''}
              categoryId={draft.categoryId}
              entries={draft.facts}
              dropsOthers
              onChange={(facts) => change((now) => ({ ...now, facts }))}
              onDone={(facts) => analysis.changeDetails({ facts })}
            />
          )}
          <LanguageTabs
            texts={texts}
            selected={language}
            onSelect={setLanguage}
            isChecked={isChecked}
            marks={Object.fromEntries(draft.stale.map((name) => [name, staleMark]))}
            onText={(part, text) => change((now) => withText(now, language, part, text))}
            footer={
              <MeaningNote
                draft={draft}
                language={language}
                isRewriting={analysis.isRewriting}
                onRewrite={() => void analysis.rewriteLanguage(language)}
              />
            }
          />
          {photo?.facts && recognised && (
            <recognised.DetailFields
              details={draft.details}
              onChange={(details) => change((now) => ({ ...now, details }))}
              onDone={(details) => analysis.changeDetails({ details })}
            />
          )}
          {photo && (
            <LazyCategoryChoice
              categoryId={draft.categoryId}
              error={problem?.part === 'category' ? problem.message : undefined}
              isPicking={isPicking}
              onPick={setPicking}
              onChoose={(id) => void analysis.chooseCategory(id)}
            />
          )}
          {photo?.facts && recognised && <recognised.PhotoFactList facts={photo.facts} />}
        </>
      )}
      <GenerateAgainDialog
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        onChoose={(keepsEdits) => {
          setConfirming(false);
          void analysis.generateAgain(keepsEdits);
        }}
      />
    </StepFrame>
  );
}
