import { Download, ImagePlus, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type EditedPicture, photoEditDays } from '../../../contracts/photo-edits.ts';
import { handOffPhoto } from '../../lib/photo-handoff.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClasses } from '../../ui/button-style.ts';
import { useToast } from '../../ui/toast.tsx';
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
      if (!reply.ok) throw new Error('The picture is no longer here. Please make it again.');
      handOffPhoto(new File([await reply.blob()], name, { type: 'image/jpeg' }));
      await navigate('/chat');
    } catch (error) {
      const text =
        error instanceof TypeError
          ? 'The picture could not be fetched. Please try again.'
          : String((error as Error).message);
      showToast({ text, tone: 'bad', side: 'seller' });
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
          Use in a listing
        </Button>
        <a href={edited.address} download={name} className={buttonClasses({})}>
          <Download aria-hidden="true" className="size-4.5" />
          Download
        </a>
        <Button tone="quiet" icon={<ImagePlus aria-hidden="true" className="size-4.5" />} onClick={onStartOver}>
          Another photo
        </Button>
      </div>
      <p className="text-muted text-sm">
        {edited.width} × {edited.height} pixels, saved as {name}. The original is kept beside it; both are deleted from
        here after {photoEditDays} days.
      </p>
    </div>
  );
}
