import { type ReactNode, useCallback, useState } from 'react';
import { checkConnection } from '../../../lib/api/connection.ts';
import type { AdDialog } from './ad-dialog.tsx';
import type { AdRequest } from './ad-request.ts';

interface AdMaker {
  /** Opens the dialog and requests the picture. */
  makeAd: (request: AdRequest) => Promise<void>;
  /** The dialog element; render it anywhere in the page. */
  adMaker: ReactNode;
}

/** Opens the ad picture dialog; its code is loaded when it is first opened. */
export function useAdMaker(): AdMaker {
  const [Dialog, setDialog] = useState<typeof AdDialog | null>(null);
  const [request, setRequest] = useState<AdRequest | null>(null);
  const [isOpen, setOpen] = useState(false);

  const makeAd = useCallback(async (next: AdRequest) => {
    try {
      const loaded = await import('./ad-dialog.tsx');
      setDialog(() => loaded.AdDialog);
      setRequest(next);
      setOpen(true);
    } catch {
      await checkConnection();
    }
  }, []);

  return {
    makeAd,
    adMaker: Dialog && request && <Dialog isOpen={isOpen} request={request} onClose={() => setOpen(false)} />,
  };
}
