import { CopyX } from 'lucide-react';
import { wizardText } from '../../../../../i18n/generated/wizard.ts';
import { Button } from '../../../../ui/buttons/button.tsx';

interface OpenInOtherTabNoteProps {
  onTakeOver: () => void;
  onClose: (() => void) | undefined;
}

/** Shown because two tabs with the same draft would overwrite each other. */
export function OpenInOtherTabNote({ onTakeOver, onClose }: OpenInOtherTabNoteProps) {
  return (
    <div className="flex h-full flex-col items-center justify-center gap-3 px-8 text-center">
      <CopyX aria-hidden="true" className="size-10 text-muted" />
      <div role="status">
        <h2 className="text-xl">{wizardText('otherTabTitle')}</h2>
        <p className="mt-2 text-muted">{wizardText('otherTab')}</p>
      </div>
      <Button tone="primary" onClick={onTakeOver} className="mt-2">
        {wizardText('continueHere')}
      </Button>
      {onClose && (
        <Button tone="quiet" onClick={onClose}>
          {wizardText('backToChat')}
        </Button>
      )}
    </div>
  );
}
