import { X } from 'lucide-react';
import { useId } from 'react';
import { commonText } from '../../../../../i18n/generated/common.ts';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { useModal } from '../../../../ui/overlays/use-modal.ts';

interface EnlargedPhotoProps {
  isOpen: boolean;
  onClose: () => void;
  address: string;
  alt: string;
}

/** A photo on the whole screen. */
export function EnlargedPhoto({ isOpen, onClose, address, alt }: EnlargedPhotoProps) {
  const modal = useModal(isOpen, onClose);
  const titleId = useId();
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className="m-0 h-dvh max-h-dvh w-screen max-w-none overflow-hidden bg-paper text-ink"
    >
      <div className="flex h-full flex-col">
        <header className="flex items-center justify-between gap-2 py-2 pr-2 pl-4">
          <h2 id={titleId} dir="auto" className="min-w-0 truncate text-base">
            {alt}
          </h2>
          <IconButton label={commonText('close')} icon={X} onClick={onClose} />
        </header>
        <div className="flex min-h-0 flex-1 items-center justify-center p-2">
          {isOpen && <img src={address} alt={alt} className="max-h-full max-w-full object-contain" />}
        </div>
      </div>
    </dialog>
  );
}
