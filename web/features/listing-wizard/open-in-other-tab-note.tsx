import { CopyX } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

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
        <h2 className="text-xl">This listing is open in another tab</h2>
        <p className="mt-2 text-muted">Go on here, and the other tab will wait. Nothing is lost either way.</p>
      </div>
      <Button tone="primary" onClick={onTakeOver} className="mt-2">
        Continue here
      </Button>
      {onClose && (
        <Button tone="quiet" onClick={onClose}>
          Back to chat
        </Button>
      )}
    </div>
  );
}
