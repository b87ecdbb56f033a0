import { X } from 'lucide-react';
import { wizardProductText } from '../../../../../i18n/generated/wizard-product.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { Progress } from '../../../../ui/states/progress.tsx';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';

interface PhotoPreviewProps {
  /** Object URL of the selected file, or the server's copy after a reload. */
  address: string | null;
  sending: { progress: number; state: 'uploading' | 'uploaded' | 'failed' } | null;
  onRemove: () => void;
  onRetry: () => void;
}

/** The photo of the listing with its upload progress and a button to remove it. */
export function PhotoPreview({ address, sending, onRemove, onRetry }: PhotoPreviewProps) {
  const percent = Math.round((sending?.progress ?? 0) * 100);
  const stage = wizardProductText(percent < 100 ? 'sendingPhoto' : 'checkingPhoto');
  return (
    <div>
      <div className="relative flex h-49 items-center justify-center overflow-hidden rounded-tile bg-sunken sm:h-52">
        {address ? (
          <img src={address} alt={wizardProductText('yourProduct')} className="h-full w-full object-contain" />
        ) : (
          <Skeleton className="h-full w-full" />
        )}
        <IconButton
          label={wizardProductText('removePhoto')}
          icon={X}
          onClick={onRemove}
          className="absolute top-2 right-2 bg-surface text-ink shadow-raised"
        />
      </div>
      {sending?.state === 'uploading' && (
        <div className="pt-3">
          <p className="mb-1.5 flex justify-between font-medium text-sm">
            <span>{stage}</span>
            {percent < 100 && <span className="tabular-nums">{percent}%</span>}
          </p>
          <Progress label={stage} value={percent < 100 ? percent : undefined} />
        </div>
      )}
      {sending?.state === 'failed' && (
        <div className="flex flex-wrap items-center justify-between gap-2 pt-3">
          <p className="min-w-48 flex-1 text-muted text-sm">{wizardProductText('photoNotSent')}</p>
          <Button onClick={onRetry}>{wizardProductText('sendAgain')}</Button>
        </div>
      )}
    </div>
  );
}
