import { useState } from 'react';
import { assistantText } from '../../../messages/assistant.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface DraftOfferProps {
  title: string;
  /** From 1 to 4. */
  stepNumber: number;
  onContinue: () => void;
  onRemove: () => void;
}

/** Offers to continue or remove an unfinished listing. */
export function DraftOffer({ title, stepNumber, onContinue, onRemove }: DraftOfferProps) {
  const [isConfirming, setConfirming] = useState(false);

  function remove() {
    setConfirming(false);
    onRemove();
  }

  return (
    <Card className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 py-3.5">
      <div className="min-w-44 flex-1">
        <p className="font-semibold text-caption text-muted">{assistantText('draftStep', { step: stepNumber })}</p>
        <p className="line-clamp-2 font-semibold">{title || assistantText('untitledDraft')}</p>
      </div>
      <div className="flex gap-2">
        <Button tone="quiet" onClick={() => setConfirming(true)}>
          {assistantText('removeDraft')}
        </Button>
        <Button onClick={onContinue}>{assistantText('continue')}</Button>
      </div>
      <Dialog
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        title={assistantText('removeTitle')}
        actions={
          <>
            <Button onClick={() => setConfirming(false)}>{assistantText('keep')}</Button>
            <Button tone="danger" onClick={remove}>
              {assistantText('remove')}
            </Button>
          </>
        }
      >
        <p>{assistantText('removeExplanation')}</p>
      </Dialog>
    </Card>
  );
}
