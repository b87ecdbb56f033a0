import { type ReactNode, useCallback, useState } from 'react';
import { checkConnection } from '../../lib/connection.ts';
import type { AdDialog } from './ad-dialog.tsx';
import type { AdRequest } from './ad-request.ts';

interface AdMaker {
  /** Opens the dialog and begins to make the picture. */
  makeAd: (request: AdRequest) => Promise<void>;
  /** The dialog; goes anywhere in the page. */
  adMaker: ReactNode;
}

/** For pages from which ad pictures are made. The dialog's code is fetched when it is first wanted. */
export function useAdMaker(): AdMaker {
  const [Dialog, setDialog] = useState<typeof AdDialog | null>(null);
  const [request, setRequest] = useState<AdRequest | null>(null);
  const [isOpen, setOpen] = useState(false);

  const makeAd = useCallback(async (wanted: AdRequest) => {
    try {
      const loaded = await import('./ad-dialog.tsx');
      setDialog(() => loaded.AdDialog);
      setRequest(wanted);
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
