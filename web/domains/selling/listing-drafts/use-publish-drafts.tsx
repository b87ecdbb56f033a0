import { useState } from 'react';
import { useLazy } from '../../../lib/react/use-lazy.ts';
import { useSellingSetup } from '../../ordering/selling-setup/use-selling-setup.ts';
import type { Drafts } from './use-drafts.ts';

/** Loaded when it is opened. */
const loadSetupDialog = () => import('./setup-dialog.tsx');

/** Publishing asks first how the seller ships and is paid, once, where that is not saved yet. */
export function usePublishDrafts(drafts: Drafts) {
  const [asked, setAsked] = useState<{ ids: string[]; allSure: boolean } | null>(null);
  const setup = useSellingSetup();
  const dialogs = useLazy(loadSetupDialog, asked !== null);
  const isKnown = setup.answers === null || (setup.answers.hasShipping && setup.answers.hasMethods);

  function start(ids: string[], allSure = false) {
    if (isKnown) void drafts.accept(ids, allSure);
    else setAsked({ ids, allSure });
  }

  const dialog = dialogs && (
    <dialogs.SetupDialog
      setup={setup}
      isOpen={asked !== null}
      onClose={() => setAsked(null)}
      onSaved={() => {
        if (asked) void drafts.accept(asked.ids, asked.allSure);
        setAsked(null);
      }}
    />
  );
  return { start, dialog };
}
