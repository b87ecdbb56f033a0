import { ImagePlus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { uploadOrderPhoto } from '../../../contracts/customer-orders.ts';
import { orderPhotoText } from '../../../messages/generated/order-photo.ts';
import { api } from '../../lib/api.ts';
import { findPhotoProblem } from '../../lib/photo-rules.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { PhotoInput } from '../../ui/photo-drop.tsx';
import { Progress } from '../../ui/progress.tsx';

interface PhotoFieldProps {
  orderId: string;
  label: string;
  /** Called with the name of the uploaded photo, or undefined when it is removed. */
  onPhoto: (name: string | undefined) => void;
}

/** One photo of a return, a review or a payment; uploaded when it is chosen. */
export function PhotoField({ orderId, label, onPhoto }: PhotoFieldProps) {
  const id = useId();
  const [fileName, setFileName] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function upload(files: FileList | null) {
    const file = files?.[0];
    if (!file) return;
    setProblem(findPhotoProblem(file));
    if (findPhotoProblem(file)) return;
    setProgress(0);
    try {
      const { name } = await api(uploadOrderPhoto, {
        params: { id: orderId },
        body: {},
        file,
        onProgress: setProgress,
      });
      setFileName(file.name);
      onPhoto(name);
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setProgress(null);
    }
  }

  function remove() {
    setFileName(null);
    onPhoto(undefined);
  }

  return (
    <div className="flex flex-col gap-2">
      {fileName === null ? (
        <div>
          <PhotoInput id={id} tone="secondary" label={label} onChoose={(files) => void upload(files)}>
            <ImagePlus aria-hidden="true" className="size-5" />
          </PhotoInput>
        </div>
      ) : (
        <p className="flex items-center gap-2 rounded-card border border-line pl-4">
          <span className="min-w-0 flex-1 truncate">{orderPhotoText('attached', { name: fileName })}</span>
          <IconButton label={orderPhotoText('remove')} icon={X} onClick={remove} />
        </p>
      )}
      {progress !== null && <Progress label={orderPhotoText('uploading')} value={progress * 100} />}
      <p role="alert" className="font-medium text-bad text-caption empty:hidden">
        {problem}
      </p>
    </div>
  );
}
