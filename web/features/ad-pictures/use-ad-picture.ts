import { useEffect, useState } from 'react';
import type { z } from 'zod';
import type { AdPictureSize } from '../../../contracts/ad-picture-rules.ts';
import { makeAdPicture } from '../../../contracts/ad-pictures.ts';
import { understandAdPrompt } from '../../../contracts/ad-prompts.ts';
import { api } from '../../lib/api.ts';
import { trackEvent } from '../../lib/track-event.ts';
import type { AdRequest } from './ad-request.ts';

export interface AdPicture {
  address: string;
  width: number;
  height: number;
}

export type PromptInterpretation = z.output<typeof understandAdPrompt.answer>;

interface Work {
  /** What this is the state of; anything else is not begun yet. */
  of: string;
  picture?: AdPicture;
  /** What was understood of a prompt. */
  interpretation?: PromptInterpretation | null;
  error?: string;
}

/** Has a picture made whenever another one is wanted; what was made in this dialog is not asked for twice. */
export function useAdPicture(request: AdRequest, size: AdPictureSize | null, isWanted: boolean) {
  const [tries, setTries] = useState(0);
  const [works, setWorks] = useState<readonly Work[]>([]);
  const wanted = JSON.stringify([request, size]);
  const work = works.find(({ of }) => of === wanted);
  const isReady = Boolean(work?.picture);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` is the request; `tries` begins it again.
  useEffect(() => {
    if (!isWanted || isReady) return;
    const stop = new AbortController();
    const finish = (result: Omit<Work, 'of'>) => {
      if (!stop.signal.aborted)
        setWorks((all) => [...all.filter(({ of }) => of !== wanted), { of: wanted, ...result }]);
    };
    makePicture(request, size, stop.signal).then(finish, (error: Error) => finish({ error: error.message }));
    return () => stop.abort();
  }, [wanted, tries, isWanted]);

  return {
    picture: work?.picture ?? null,
    interpretation: work?.interpretation ?? null,
    error: work?.error ?? null,
    retry() {
      setWorks((all) => all.filter(({ of }) => of !== wanted));
      setTries((count) => count + 1);
    },
  };
}

async function makePicture(request: AdRequest, size: AdPictureSize | null, signal: AbortSignal) {
  const { productId, language, type, headline, prompt, categoryId } = request;
  const asked = { language, type, size: size ?? request.size };
  const interpretation = prompt
    ? await api(understandAdPrompt, { body: { ...asked, prompt, category_id: categoryId }, signal })
    : null;
  const wanted = interpretation
    ? { ...interpretation.picture, language, size: size ?? interpretation.picture.size }
    : { ...asked, size: asked.size ?? '1024x1536', product_id: productId, headline };
  const picture = await api(makeAdPicture, { body: wanted, signal });
  if (wanted.product_id) trackEvent('ad_picture', wanted.product_id);
  return { picture, interpretation };
}
