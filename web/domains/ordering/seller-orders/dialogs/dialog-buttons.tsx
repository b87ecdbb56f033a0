import { sellerOrderDialogsText } from '../../../../../i18n/generated/seller-order-dialogs.ts';
import { FormButtons } from '../../../../ui/fields/form-buttons.tsx';

interface DialogButtonsProps {
  label: string;
  isBusy: boolean;
  isDangerous?: boolean;
  onCancel: () => void;
}

export function DialogButtons(props: DialogButtonsProps) {
  return <FormButtons cancelLabel={sellerOrderDialogsText('cancel')} {...props} />;
}
