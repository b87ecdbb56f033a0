import { useEffect, useState } from 'react';
import type { z } from 'zod';
import type { AdPictureSize } from '../../../../contracts/selling/ad-picture-rules.ts';
import { makeAdPicture } from '../../../../contracts/selling/ad-pictures.ts';
import { understandAdPrompt } from '../../../../contracts/selling/ad-prompts.ts';
import { api } from '../../../lib/api/api.ts';
import { trackEvent } from '../../marketplace/events/track-event.ts';
import type { AdRequest } from './ad-request.ts';

export interface AdPicture {
  address: string;
  width: number;
  height: number;
}

export type PromptInterpretation = z.output<typeof understandAdPrompt.answer>;

interface PictureState {
  /** Identifies the request; a request without a state has not been sent yet. */
  key: string;
  picture?: AdPicture;
  /** What the server extracted from a prompt. */
  interpretation?: PromptInterpretation | null;
  error?: string;
}

/** Requests a picture whenever the request or size changes; pictures made in this dialog are cached. */
export function useAdPicture(request: AdRequest, size: AdPictureSize | null, isEnabled: boolean) {
  const [attempt, setAttempt] = useState(0);
  const [states, setStates] = useState<readonly PictureState[]>([]);
  const key = keyOf(request, size);
  const state = states.find((one) => one.key === key);
  const isReady = Boolean(state?.picture);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the request; `attempt` retries it.
  useEffect(() => {
    if (!isEnabled || isReady) return;
    const controller = new AbortController();
    const finish = (result: Omit<PictureState, 'key'>, keys = [key]) => {
      if (controller.signal.aborted) return;
      setStates((all) => [...all.filter((one) => !keys.includes(one.key)), ...keys.map((key) => ({ key, ...result }))]);
    };
    makePicture(request, size, controller.signal).then(
      // A picture of the default size is also the one of that size when it is chosen later.
      ({ madeSize, ...result }) => finish(result, [...new Set([key, keyOf(request, madeSize)])]),
      (error: Error) => finish({ error: error.message }),
    );
    return () => controller.abort();
  }, [key, attempt, isEnabled]);

  return {
    picture: state?.picture ?? null,
    interpretation: state?.interpretation ?? null,
    error: state?.error ?? null,
    retry() {
      setStates((all) => all.filter((one) => one.key !== key));
      setAttempt((count) => count + 1);
    },
  };
}

const keyOf = (request: AdRequest, size: AdPictureSize | null) => JSON.stringify([request, size]);

async function makePicture(request: AdRequest, size: AdPictureSize | null, signal: AbortSignal) {
  const { productId, language, type, headline, prompt, categoryId } = request;
  const options = { language, type, size: size ?? request.size };
  const interpretation = prompt
    ? await api(understandAdPrompt, { body: { ...options, prompt, category_id: categoryId }, signal })
    : null;
  const body = interpretation
    ? { ...interpretation.picture, language, size: size ?? interpretation.picture.size }
    : { ...options, size: options.size ?? '1024x1536', product_id: productId, headline };
  const picture = await api(makeAdPicture, { body, signal });
  if (body.product_id) trackEvent('ad_picture', body.product_id);
  return { picture, interpretation, madeSize: body.size };
}
