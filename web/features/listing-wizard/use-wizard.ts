import { useEffect, useState } from 'react';
import { useEventCallback } from '../../lib/event-callback.ts';
import { isStarted, type Step, steps } from './draft.ts';
import { canOpenStep, furthestStep, lockedReason } from './step-access.ts';
import { useAnalysis } from './use-analysis.ts';
import { useDraft } from './use-draft.ts';
import { usePublish } from './use-publish.ts';
import { useUpload } from './use-upload.ts';

export type Wizard = ReturnType<typeof useWizard>;

/** The four steps of one listing: its draft, its photo, its analysis and its publishing. */
export function useWizard(owner: string) {
  const hold = useDraft(owner);
  const { draft, change } = hold;
  const upload = useUpload(hold);
  const analysis = useAnalysis(hold);
  const { published, clearPublished, ...publishing } = usePublish(hold);
  // Counts the moves between steps: each brings the reader to the new heading.
  const [moves, setMoves] = useState(0);
  // A stored step that the stored fields do not allow is not trusted.
  const step = canOpenStep(draft, draft.step) ? draft.step : furthestStep(draft);

  function goTo(next: Step) {
    setMoves((count) => count + 1);
    change((now) => ({ ...now, step: next }));
  }

  const choosePhoto = useEventCallback((files: Iterable<File> | null) => {
    clearPublished();
    upload.choose(files);
  });

  useEffect(() => onPastedPhoto(choosePhoto), [choosePhoto]);

  return {
    ...hold,
    ...publishing,
    step,
    moves,
    published,
    upload: { ...upload, choose: choosePhoto },
    analysis,
    goTo,
    goBack: () => goTo(steps[steps.indexOf(step) - 1] ?? 'step1'),
    isStarted: isStarted(draft),
    /** Why a step cannot be opened yet; null where it can. */
    lockedReason: (wanted: Step) => lockedReason(draft, wanted),
    /** Throws the draft away. */
    startOver() {
      upload.remove();
      hold.clear();
    },
  };
}

/** A picture from the clipboard, wherever on the page it is pasted; pasted text is left alone. */
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
