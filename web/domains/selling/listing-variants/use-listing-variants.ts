import { useCallback, useEffect, useState } from 'react';
import type { z } from 'zod';
import { isApiFailure } from '../../../../contracts/client/client.ts';
import { getVariants, type LostVariant, putVariants } from '../../../../contracts/selling/listing-variants.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import { draftOf, type VariantDraft } from './variant-draft.ts';
import { checkDraft, type DraftErrors, isChanged, setOf } from './variant-set.ts';

type Stored = z.infer<typeof getVariants.answer>;

/** The options and variants of a published listing: loaded, edited, and saved after a look at what is lost. */
export function useListingVariants(id: string, onSaved: () => Promise<void>) {
  const [stored, setStored] = useState<Stored | null>(null);
  const [draft, setDraft] = useState<VariantDraft | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [errors, setErrors] = useState<DraftErrors | null>(null);
  const [lost, setLost] = useState<LostVariant[] | null>(null);
  const [hasConflict, setConflict] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const showFailure = useFailureToast();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the request.
  useEffect(() => {
    const controller = new AbortController();
    setFailure(null);
    api(getVariants, { params: { id }, body: { language: getLocale() }, signal: controller.signal }).then(
      (answer) => {
        if (controller.signal.aborted) return;
        setStored(answer);
        setDraft(draftOf(answer));
        setErrors(null);
        setConflict(false);
      },
      (error: Error) => controller.signal.aborted || setFailure(error.message),
    );
    return () => controller.abort();
  }, [id, attempt]);

  const change = useCallback((next: VariantDraft) => {
    setDraft(next);
    setErrors(null);
  }, []);

  const reload = () => setAttempt((count) => count + 1);

  async function put(preview: boolean): Promise<LostVariant[]> {
    if (!stored || !draft) return [];
    const { currency, version } = stored;
    const body = { ...setOf(draft), currency, version, preview, language: getLocale() };
    return (await api(putVariants, { params: { id }, body })).lost;
  }

  /** Saves what is checked; where variants would be lost, only after `isConfirmed`. */
  async function save(isConfirmed: boolean) {
    if (!stored || !draft || isBusy) return;
    const problems = checkDraft(draft, stored.currency);
    setErrors(problems);
    if (problems) return;
    setBusy(true);
    try {
      const losses = isConfirmed ? [] : await put(true);
      if (losses.length > 0) return setLost(losses);
      await put(false);
      setLost(null);
      await onSaved();
      reload();
    } catch (error) {
      setLost(null);
      if (isApiFailure(error) && error.code === 'listing_changed') setConflict(true);
      else showFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return {
    stored,
    draft,
    failure,
    errors,
    lost,
    hasConflict,
    isBusy,
    isChanged: stored !== null && draft !== null && isChanged(draft, draftOf(stored)),
    change,
    save,
    forgetLoss: () => setLost(null),
    reload,
  };
}
