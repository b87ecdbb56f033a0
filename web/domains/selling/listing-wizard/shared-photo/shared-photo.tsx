import { useEffect, useState } from 'react';
import { sharedPhotoText } from '../../../../../i18n/generated/shared-photo.ts';
import { takeSharedPhoto } from '../../../../lib/files/shared-photo.ts';
import { useEventCallback } from '../../../../lib/react/event-callback.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';

interface SharedPhotoProps {
  /** Whether there is a draft, which a new photo would replace. */
  isStarted: boolean;
  onTake: (photo: File) => void;
}

/** Opens the wizard with a photo that was shared to the installed app. A draft is replaced only when its seller says so. */
export function SharedPhoto({ isStarted, onTake }: SharedPhotoProps) {
  const [waiting, setWaiting] = useState<File | null>(null);
  const receive = useEventCallback((photo: File | null) => {
    if (photo && isStarted) setWaiting(photo);
    else if (photo) onTake(photo);
  });
  useEffect(() => void takeSharedPhoto().then(receive), [receive]);

  function begin() {
    setWaiting(null);
    if (waiting) onTake(waiting);
  }

  return (
    <Dialog
      isOpen={waiting !== null}
      onClose={() => setWaiting(null)}
      title={sharedPhotoText('title')}
      actions={
        <>
          <Button onClick={() => setWaiting(null)}>{sharedPhotoText('keepDraft')}</Button>
          <Button tone="primary" onClick={begin}>
            {sharedPhotoText('begin')}
          </Button>
        </>
      }
    >
      <p>{sharedPhotoText('text')}</p>
    </Dialog>
  );
}
