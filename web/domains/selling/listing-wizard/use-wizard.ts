import { useEffect, useState } from 'react';
import { useEventCallback } from '../../../lib/react/event-callback.ts';
import { useShopCurrency } from '../../identity/session/session.ts';
import { loadFillDraft, useAnalysis } from './analysis/use-analysis.ts';
import { useUpload } from './analysis/use-upload.ts';
import { isStarted, type Step, steps } from './draft/draft.ts';
import { useDraft } from './draft/use-draft.ts';
import type { PublishedListing } from './publish/published-note.tsx';
import { canOpenStep, furthestStep, lockedReason } from './steps/step-access.ts';

export type Wizard = ReturnType<typeof useWizard>;

/** The four steps of one listing: its draft, its photo, its analysis and its publishing. */
export function useWizard(owner: string) {
  const handle = useDraft(owner);
  const { draft, change } = handle;
  const currency = useShopCurrency();
  const upload = useUpload(handle);
  const analysis = useAnalysis(handle);
  const [published, setPublished] = useState<PublishedListing | null>(null);
  // Counts the changes of step; each one moves the focus to the new heading.
  const [stepChanges, setStepChanges] = useState(0);
  // The stored step may be one that the stored fields do not allow.
  const step = canOpenStep(draft, draft.step) ? draft.step : furthestStep(draft);

  function goTo(next: Step) {
    setStepChanges((count) => count + 1);
    change((now) => ({ ...now, step: next }));
  }

  const choosePhoto = useEventCallback((files: Iterable<File> | null) => {
    setPublished(null);
    upload.choose(files);
  });

  useEffect(() => {
    if (draft.currency === currency) return;
    void loadFillDraft().then(
      ({ withCurrency }) => change((now) => withCurrency(now, currency)),
      (error) => console.warn('The price could not be converted.', error),
    );
  }, [draft.currency, currency, change]);

  useEffect(() => onPastedPhoto(choosePhoto), [choosePhoto]);

  return {
    ...handle,
    step,
    stepChanges,
    published,
    upload: { ...upload, choose: choosePhoto },
    analysis,
    goTo,
    goBack: () => goTo(steps[steps.indexOf(step) - 1] ?? 'step1'),
    isStarted: isStarted(draft),
    /** Why a step cannot be opened yet; null where it can. */
    lockedReason: (next: Step) => lockedReason(draft, next),
    /** Clears the draft of a listing that is live now. */
    finish(listing: PublishedListing) {
      setPublished(listing);
      handle.clear();
    },
    /** Deletes the draft. */
    startOver() {
      upload.remove();
      handle.clear();
    },
  };
}

/** Handles a picture pasted anywhere on the page; pasted text is not affected. */
function onPastedPhoto(choose: (files: FileList) => void): () => void {
  const onPaste = (event: ClipboardEvent) => {
    const files = event.clipboardData?.files;
    if (!files?.length) return;
    event.preventDefault();
    choose(files);
  };
  document.addEventListener('paste', onPaste);
  return () => document.removeEventListener('paste', onPaste);
}
