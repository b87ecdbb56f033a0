import { ImagePlus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { uploadOrderPhoto } from '../../../../contracts/ordering/orders/customer-orders.ts';
import { uploadSellerOrderPhoto } from '../../../../contracts/ordering/orders/seller-orders.ts';
import { orderPhotoText } from '../../../../i18n/generated/order-photo.ts';
import { api } from '../../../lib/api/api.ts';
import { findPhotoProblem } from '../../../lib/files/photo-rules.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { PhotoInput } from '../../../ui/fields/photo-drop.tsx';
import { Progress } from '../../../ui/states/progress.tsx';

interface PhotoFieldProps {
  /** The field of the form that has the name of the uploaded photo. */
  name: string;
  orderId: string;
  label: string;
  /** Whose form it is. */
  reader?: 'customer' | 'seller';
}

/** One photo of a return, a review, a payment or a payback; uploaded when it is chosen. */
export function PhotoField({ name: fieldName, orderId, label, reader = 'customer' }: PhotoFieldProps) {
  const id = useId();
  const [photo, setPhoto] = useState<{ name: string; fileName: string } | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function upload(files: FileList | null) {
    const file = files?.[0];
    if (!file) return;
    setProblem(findPhotoProblem(file));
    if (findPhotoProblem(file)) return;
    setProgress(0);
    try {
      const request = { params: { id: orderId }, body: {}, file, onProgress: setProgress };
      const { name } = await (reader === 'seller'
        ? api(uploadSellerOrderPhoto, request)
        : api(uploadOrderPhoto, request));
      setPhoto({ name, fileName: file.name });
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setProgress(null);
    }
  }

  return (
    <div className="flex flex-col gap-2">
      {photo === null ? (
        <div>
          <PhotoInput id={id} tone="secondary" label={label} onChoose={(files) => void upload(files)}>
            <ImagePlus aria-hidden="true" className="size-5" />
          </PhotoInput>
        </div>
      ) : (
        <p className="flex items-center gap-2 rounded-card border border-line pl-4">
          <span className="min-w-0 flex-1 truncate">{orderPhotoText('attached', { name: photo.fileName })}</span>
          <IconButton label={orderPhotoText('remove')} icon={X} onClick={() => setPhoto(null)} />
        </p>
      )}
      <input type="hidden" name={fieldName} value={photo?.name ?? ''} />
      {progress !== null && <Progress label={orderPhotoText('uploading')} value={progress * 100} />}
      <p role="alert" className="font-medium text-bad text-caption empty:hidden">
        {problem}
      </p>
    </div>
  );
}
