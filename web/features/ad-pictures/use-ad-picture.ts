import { useEffect, useState } from 'react';
import type { AdPictureSize } from '../../../contracts/ad-picture-rules.ts';
import { makeAdPicture } from '../../../contracts/ad-pictures.ts';
import { api } from '../../lib/api.ts';
import { trackEvent } from '../../lib/track-event.ts';
import type { AdRequest } from './ad-request.ts';

export interface AdPicture {
  address: string;
  width: number;
  height: number;
}

interface Work {
  /** What this is the state of; anything else is not begun yet. */
  of: string;
  picture?: AdPicture;
  error?: string;
}

/** Has a picture made whenever another one is wanted; what was made in this dialog is not asked for twice. */
export function useAdPicture(request: AdRequest, size: AdPictureSize, isWanted: boolean) {
  const [tries, setTries] = useState(0);
  const [works, setWorks] = useState<readonly Work[]>([]);
  const { productId, language, type, headline } = request;
  const wanted = JSON.stringify([productId, language, type, headline, size]);
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
    api(makeAdPicture, { body: { product_id: productId, language, type, size, headline }, signal: stop.signal }).then(
      (picture) => {
        finish({ picture });
        if (productId) trackEvent('ad_picture', productId);
      },
      (error: Error) => finish({ error: error.message }),
    );
    return () => stop.abort();
  }, [wanted, tries, isWanted]);

  return {
    picture: work?.picture ?? null,
    error: work?.error ?? null,
    retry() {
      setWorks((all) => all.filter(({ of }) => of !== wanted));
      setTries((count) => count + 1);
    },
  };
}
