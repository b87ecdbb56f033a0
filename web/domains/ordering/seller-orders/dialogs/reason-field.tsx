import { sellerOrderDialogsText } from '../../../../../i18n/generated/seller-order-dialogs.ts';
import { TextArea } from '../../../../ui/fields/text-area.tsx';

const maxReason = 1000;

export function ReasonField({ error }: { error: string | undefined }) {
  return (
    <TextArea
      label={sellerOrderDialogsText('reason')}
      name="reason"
      hint={sellerOrderDialogsText('reasonHint')}
      error={error}
    />
  );
}

/** The problem of a reason that buyers read, or null. */
export function findReasonProblem(reason: string): string | null {
  if (!reason) return sellerOrderDialogsText('reasonRequired');
  return reason.length > maxReason ? sellerOrderDialogsText('reasonTooLong') : null;
}
