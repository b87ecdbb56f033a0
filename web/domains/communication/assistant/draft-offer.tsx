import { useState } from 'react';
import { draftOfferText } from '../../../../i18n/generated/draft-offer.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

import { type Step, stepTitle } from './step-cards.tsx';

interface DraftOfferProps {
  title: string;
  step: Step;
  onContinue: () => void;
  onRemove: () => void;
}

/** Offers to continue or remove an unfinished listing. */
export function DraftOffer({ title, step, onContinue, onRemove }: DraftOfferProps) {
  const [isConfirming, setConfirming] = useState(false);

  function remove() {
    setConfirming(false);
    onRemove();
  }

  return (
    <Card className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 py-3.5">
      <div className="min-w-44 flex-1">
        <p className="font-semibold text-caption text-muted">
          {draftOfferText('draftStep', { step: stepTitle(step) })}
        </p>
        <p className="line-clamp-2 font-semibold">{title || draftOfferText('untitledDraft')}</p>
      </div>
      <div className="flex gap-2">
        <Button tone="quiet" onClick={() => setConfirming(true)}>
          {draftOfferText('removeDraft')}
        </Button>
        <Button onClick={onContinue}>{draftOfferText('continue')}</Button>
      </div>
      <Dialog
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        title={draftOfferText('removeTitle')}
        actions={
          <>
            <Button onClick={() => setConfirming(false)}>{draftOfferText('keep')}</Button>
            <Button tone="danger" onClick={remove}>
              {draftOfferText('remove')}
            </Button>
          </>
        }
      >
        <p>{draftOfferText('removeExplanation')}</p>
      </Dialog>
    </Card>
  );
}
