import { useEffect, useRef, useState } from 'react';
import { isApiFailure, Unreachable } from '../../../contracts/client.ts';
import {
  analyzeAgain,
  getAnalysis,
  pendingModel,
  pollEveryMs,
  proposeForCategory,
} from '../../../contracts/listing-analysis.ts';
import { api } from '../../lib/api.ts';
import { isServerReachable } from '../../lib/connection.ts';
import { useEventCallback } from '../../lib/event-callback.ts';
import { notifyInBackground } from '../../lib/notifications.ts';
import { useToast } from '../../ui/toast.tsx';
import type { DraftPhoto } from './draft.ts';
import { withAnalysis, withProposal } from './fill-draft.ts';
import type { DraftHandle } from './use-draft.ts';

/** The analysis of the photo: polls until it is done, runs it again, and rewrites the texts for another category. */
export function useAnalysis({ draft, ownership, change }: DraftHandle) {
  const showToast = useToast();
  const [isRewriting, setRewriting] = useState(false);
  const { photo } = draft;
  const waitingFor = ownership === 'here' && photo?.isWaiting ? photo.productUUID : '';

  const showError = (text: string) => showToast({ text, tone: 'bad', side: 'seller' });
  const changePhoto = (productUUID: string, part: Partial<DraftPhoto>) =>
    change((now) => (now.photo?.productUUID === productUUID ? { ...now, photo: { ...now.photo, ...part } } : null));

  const hasReportedUnreachable = useRef(false);

  /** Shows one error for as long as the server is unreachable; the connection bar says when it is back. */
  function reportUnreachableOnce(error: Error) {
    if (!hasReportedUnreachable.current) showError(error.message);
    hasReportedUnreachable.current = true;
  }

  /** Polls once; true while polling should continue. */
  const poll = useEventCallback(async (productUUID: string, signal: AbortSignal) => {
    try {
      // Skips a request that would fail, but still reports the error to the seller.
      if (!isServerReachable()) throw new Unreachable(null);
      const { product, message } = await api(getAnalysis, { params: { productUUID }, signal });
      hasReportedUnreachable.current = false;
      const [record] = product;
      if (!record) return stopWaiting(productUUID, { stage: 'failed', failure: message });
      if (record.aimodel !== pendingModel)
        notifyInBackground('The analysis of your photo is done', 'Come back to check what was found.');
      change((now) => (now.photo?.productUUID === productUUID ? withAnalysis(now, record) : null));
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      if (isApiFailure(error)) return stopWaiting(productUUID, { failure: error.message });
      reportUnreachableOnce(error as Error);
      return true;
    }
  });

  function stopWaiting(productUUID: string, part: Partial<DraftPhoto> & { failure: string }): false {
    showError(part.failure);
    changePhoto(productUUID, { isWaiting: false, ...part });
    return false;
  }

  useEffect(() => {
    if (!waitingFor) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const pollAndWait = async () => {
      if ((await poll(waitingFor, stop.signal)) && !stop.signal.aborted) timer = setTimeout(pollAndWait, pollEveryMs);
    };
    void pollAndWait();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [waitingFor, poll]);

  /** Resumes polling after an error response. */
  function resumeWaiting() {
    if (photo) changePhoto(photo.productUUID, { isWaiting: true, failure: '' });
  }

  /** Runs the analysis of the uploaded photo again, optionally keeping the fields that the seller edited. */
  async function generateAgain(keepsEdits: boolean) {
    const productUUID = photo?.productUUID;
    if (!productUUID) return showError('No previous product UUID found');
    try {
      await api(analyzeAgain, { params: { productUUID } });
      const triesAgain = (photo.triesAgain ?? 0) + 1;
      changePhoto(productUUID, { isWaiting: true, stage: 'queued', failure: '', triesAgain });
      if (!keepsEdits) change((now) => ({ ...now, edited: [] }));
    } catch (error) {
      showError((error as Error).message);
    }
  }

  /** Changes the category; texts that the seller did not edit are rewritten for it. */
  async function chooseCategory(categoryId: string) {
    change((now) => ({ ...now, categoryId }));
    if (!photo?.productUUID || !photo.facts) return;
    setRewriting(true);
    try {
      const params = { productUUID: photo.productUUID };
      const { rawJSONData } = await api(proposeForCategory, { params, body: { category_id: categoryId } });
      change((now) =>
        now.categoryId === categoryId && now.photo?.productUUID === params.productUUID
          ? withProposal(now, categoryId, rawJSONData, now.plan?.estimatedOn ?? '')
          : null,
      );
    } catch (error) {
      showError((error as Error).message);
    } finally {
      setRewriting(false);
    }
  }

  function fillInByHand() {
    change((now) => now.photo && { ...now, photo: { ...now.photo, isWaiting: false } });
  }

  return { isRewriting, resumeWaiting, generateAgain, chooseCategory, fillInByHand };
}
