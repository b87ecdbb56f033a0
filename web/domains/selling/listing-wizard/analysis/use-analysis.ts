import { useEffect, useRef, useState } from 'react';
import { isApiFailure, Unreachable } from '../../../../../contracts/client/client.ts';
import type { Language } from '../../../../../contracts/languages.ts';
import type { NamedProductType } from '../../../../../contracts/marketplace/product-types.ts';
import {
  analyzeAgain,
  getAnalysis,
  pendingModel,
  pollEveryMs,
  proposeForCategory,
} from '../../../../../contracts/selling/listing-analysis.ts';
import { wizardText } from '../../../../../i18n/generated/wizard.ts';
import { api } from '../../../../lib/api/api.ts';
import { isServerReachable } from '../../../../lib/api/connection.ts';
import { notifyInBackground } from '../../../../lib/browser/notifications.ts';
import { loadModule } from '../../../../lib/page/load-module.ts';
import { useEventCallback } from '../../../../lib/react/event-callback.ts';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { loadShipping } from '../../../ordering/selling-setup/shipping/load-shipping.ts';
import type { DraftPhoto, ListingDraft } from '../draft/draft.ts';
import type { DraftHandle } from '../draft/use-draft.ts';
import { type ProposalRequest, requestFor } from './proposal-request.ts';

/** What fills a draft in, and the reasons of failures: loaded with the first analysis. */
export const loadFillDraft = () => loadModule(() => import('../draft/fill-draft.ts'));
const loadFailureText = () => loadModule(() => import('./failure-text.ts'));

/** What the texts are told of the product by the seller. */
function saidIn(draft: ListingDraft): string {
  const { details, facts } = requestFor(draft);
  return JSON.stringify({ details, facts });
}

/** The analysis of the photo: polls until it is done, runs it again, and rewrites the texts for another category. */
export function useAnalysis({ draft, ownership, change }: DraftHandle) {
  const showToast = useToast();
  const [isRewriting, setRewriting] = useState(false);
  const { photo } = draft;
  const waitingFor = ownership === 'here' && photo?.isWaiting ? photo.productUUID : '';

  const showError = (text: string) => showToast({ text, tone: 'bad', accountRole: 'seller' });
  const changePhoto = (productUUID: string, part: Partial<DraftPhoto>) =>
    change((now) => (now.photo?.productUUID === productUUID ? { ...now, photo: { ...now.photo, ...part } } : null));

  const hasReportedUnreachable = useRef(false);
  const detailsInTexts = useRef(saidIn(draft));

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
      const { product } = await api(getAnalysis, { params: { productUUID }, signal });
      hasReportedUnreachable.current = false;
      const [record] = product;
      if (!record) return stopWaiting(productUUID, { stage: 'failed', failureCode: 'analysis_gone' });
      const { withAnalysis } = await loadFillDraft();
      if (record.aimodel !== pendingModel)
        notifyInBackground(wizardText('analysisDoneTitle'), wizardText('analysisDone'));
      change((now) => (now.photo?.productUUID === productUUID ? withAnalysis(now, record) : null));
      if (record.aimodel !== pendingModel) void addHomeCountry();
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      if (isApiFailure(error)) return stopWaiting(productUUID, { failure: error.message });
      reportUnreachableOnce(error as Error);
      return true;
    }
  });

  /** Adds the country that parcels leave from, saved or suggested; the texts do not wait for it. */
  async function addHomeCountry() {
    try {
      const [{ withHomeCountry }, { shipping }] = await Promise.all([loadFillDraft(), loadShipping()]);
      change((now) => withHomeCountry(now, shipping.country));
    } catch (error) {
      console.warn('The country of the seller could not be loaded.', error);
    }
  }

  function stopWaiting(productUUID: string, part: Partial<DraftPhoto>): false {
    if (part.failure) showError(part.failure);
    else loadFailureText().then(({ failureText }) => showError(failureText(part)), reportUnreachableOnce);
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
    if (photo) changePhoto(photo.productUUID, { isWaiting: true, failure: '', failureCode: null });
  }

  /** Runs the analysis of the uploaded photo again, optionally keeping the fields that the seller edited. */
  async function generateAgain(keepsEdits: boolean) {
    const productUUID = photo?.productUUID;
    if (!productUUID) return showError(wizardText('noPreviousPhoto'));
    try {
      await api(analyzeAgain, { params: { productUUID } });
      const triesAgain = (photo.triesAgain ?? 0) + 1;
      changePhoto(productUUID, { isWaiting: true, stage: 'queued', failure: '', failureCode: null, triesAgain });
      if (!keepsEdits) change((now) => ({ ...now, edited: [] }));
    } catch (error) {
      showError((error as Error).message);
    }
  }

  /** Asks for texts of the product as it is now described; null after an error, which is shown, and where nothing can be asked. */
  async function propose(now: ListingDraft, change: Partial<ProposalRequest> = {}) {
    const productUUID = now.photo?.productUUID;
    if (!productUUID || !now.photo?.facts || !now.categoryId) return null;
    setRewriting(true);
    try {
      const body = { ...requestFor(now), ...change };
      const [answer, fill] = await Promise.all([
        api(proposeForCategory, { params: { productUUID }, body }),
        loadFillDraft(),
      ]);
      return { answer, fill };
    } catch (error) {
      showError((error as Error).message);
      return null;
    } finally {
      setRewriting(false);
    }
  }

  /** Changes what the product is or what is known of it; texts that the seller did not edit are rewritten for it. */
  async function rewrite(update: (now: ListingDraft) => ListingDraft) {
    const next = update(draft);
    change(update);
    const proposed = await propose(next);
    if (!proposed) return;
    const { answer, fill } = proposed;
    const written = { categoryId: answer.category_id, productType: answer.product_type, proposal: answer.rawJSONData };
    change((now) =>
      now.categoryId === next.categoryId && now.photo?.productUUID === next.photo?.productUUID
        ? fill.withProposal(now, written, now.plan?.estimatedOn ?? answer.estimated_on)
        : null,
    );
    void addHomeCountry();
  }

  const chooseCategory = (categoryId: string) => rewrite((now) => ({ ...now, categoryId, productType: null }));

  const chooseProductType = (productType: NamedProductType, categoryId: string) =>
    rewrite((now) => ({ ...now, categoryId, productType }));

  /** Applies what the seller says of the product; nothing is asked where it says the same as the texts. */
  function changeDetails(said: Partial<Pick<ListingDraft, 'details' | 'facts'>>) {
    const written = saidIn({ ...draft, ...said });
    if (written === detailsInTexts.current) return;
    detailsInTexts.current = written;
    void rewrite((now) => ({ ...now, ...said }));
  }

  /** Writes the Spanish text for the chosen countries, unless the seller edited it or chose no others. */
  async function followCountries() {
    if (!draft.edited.includes('countries') || draft.edited.some((field) => field.startsWith('es.'))) return;
    const proposed = await propose(draft);
    if (proposed) change((now) => proposed.fill.withRewrittenText(now, 'es', proposed.answer.rawJSONData));
  }

  /** Writes one language anew from what the title in the source language now says. */
  async function rewriteLanguage(language: Language) {
    const source = { language: draft.source, title: draft.texts[draft.source].title };
    const proposed = await propose(draft, { source });
    if (proposed) change((now) => proposed.fill.withRewrittenText(now, language, proposed.answer.rawJSONData));
  }

  function fillInByHand() {
    change((now) => now.photo && { ...now, photo: { ...now.photo, isWaiting: false } });
  }

  return {
    isRewriting,
    resumeWaiting,
    generateAgain,
    chooseCategory,
    chooseProductType,
    changeDetails,
    rewriteLanguage,
    followCountries,
    fillInByHand,
  };
}
