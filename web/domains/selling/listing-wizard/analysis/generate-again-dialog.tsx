import { wizardProductText } from '../../../../../i18n/generated/wizard-product.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';

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
      title={wizardProductText('keepTitle')}
      actions={
        <>
          <Button onClick={() => onChoose(false)}>{wizardProductText('replaceEverything')}</Button>
          <Button tone="primary" onClick={() => onChoose(true)}>
            {wizardProductText('keepChanges')}
          </Button>
        </>
      }
    >
      <p>{wizardProductText('keepExplanation')}</p>
    </Dialog>
  );
}
