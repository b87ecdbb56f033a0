import { Download, ImagePlus, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type EditedPicture, photoEditDays } from '../../../../contracts/selling/photo-edits.ts';
import { photoEditsText } from '../../../../i18n/generated/photo-edits.ts';
import { handOffPhoto } from '../../../lib/files/photo-handoff.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { buttonClasses } from '../../../ui/buttons/button-style.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { editedFileName } from './edited-file-name.ts';

interface ResultActionsProps {
  edited: EditedPicture;
  /** File name of the original photo. */
  fileName: string;
  onStartOver: () => void;
}

/** The actions for an edited picture: use, download or start over. */
export function ResultActions({ edited, fileName, onStartOver }: ResultActionsProps) {
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  const showToast = useToast();
  const name = editedFileName(fileName);

  async function startListing() {
    setBusy(true);
    try {
      const reply = await fetch(edited.address);
      if (!reply.ok) throw new Error(photoEditsText('pictureGone'));
      handOffPhoto(new File([await reply.blob()], name, { type: 'image/jpeg' }));
      await navigate('/chat');
    } catch (error) {
      const text = error instanceof TypeError ? photoEditsText('pictureNotFetched') : String((error as Error).message);
      showToast({ text, tone: 'bad', accountRole: 'seller' });
      setBusy(false);
    }
  }

  return (
    <div className="mt-5 flex flex-col gap-3">
      <div className="flex flex-wrap gap-2.5">
        <Button
          tone="primary"
          isBusy={isBusy}
          icon={<Sparkles aria-hidden="true" className="size-4.5" />}
          onClick={() => void startListing()}
        >
          {photoEditsText('useInListing')}
        </Button>
        <a href={edited.address} download={name} className={buttonClasses({})}>
          <Download aria-hidden="true" className="size-4.5" />
          {photoEditsText('download')}
        </a>
        <Button tone="quiet" icon={<ImagePlus aria-hidden="true" className="size-4.5" />} onClick={onStartOver}>
          {photoEditsText('anotherPhoto')}
        </Button>
      </div>
      <p className="text-muted text-sm">
        {photoEditsText('savedAs', {
          width: String(edited.width),
          height: String(edited.height),
          name,
          count: photoEditDays,
        })}
      </p>
    </div>
  );
}
