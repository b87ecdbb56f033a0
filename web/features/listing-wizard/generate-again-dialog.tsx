import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface GenerateAgainDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onChoose: (keepsEdits: boolean) => void;
}

/** Shown only when the seller has edited fields. */
export function GenerateAgainDialog({ isOpen, onClose, onChoose }: GenerateAgainDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Keep what you typed?"
      actions={
        <>
          <Button onClick={() => onChoose(false)}>Replace everything</Button>
          <Button tone="primary" onClick={() => onChoose(true)}>
            Keep my changes
          </Button>
        </>
      }
    >
      <p>You changed some fields yourself. The photo is looked at again either way.</p>
    </Dialog>
  );
}
