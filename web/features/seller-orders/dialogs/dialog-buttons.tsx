import { sellerOrderDialogsText } from '../../../../messages/generated/seller-order-dialogs.ts';
import { Button } from '../../../ui/button.tsx';

interface DialogButtonsProps {
  label: string;
  isBusy: boolean;
  isDangerous?: boolean;
  onCancel: () => void;
}

export function DialogButtons({ label, isBusy, isDangerous, onCancel }: DialogButtonsProps) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button onClick={onCancel}>{sellerOrderDialogsText('cancel')}</Button>
      <Button type="submit" tone={isDangerous ? 'danger' : 'primary'} isBusy={isBusy}>
        {label}
      </Button>
    </div>
  );
}
