import { type Review, reportReview } from '../../../../contracts/marketplace/reviews.ts';
import { reviewsText } from '../../../../i18n/generated/reviews.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useSession } from '../../identity/session/session.ts';

interface ReportDialogProps {
  /** Null while the dialog is closed. */
  review: Review | null;
  onClose: () => void;
}

export function ReportDialog({ review, onClose }: ReportDialogProps) {
  return (
    <Dialog isOpen={review !== null} title={reviewsText('reportTitle')} onClose={onClose}>
      {review && <ReportForm review={review} onClose={onClose} />}
    </Dialog>
  );
}

function ReportForm({ review, onClose }: { review: Review; onClose: () => void }) {
  const session = useSession();
  const showToast = useToast();
  const form = useForm(['reason'] as const, {
    accountRole: 'customer',
    check: () => ({}),
    async send({ reason }) {
      await api(reportReview, { params: { id: review.id }, body: { reason } });
      showToast({ text: reviewsText('reported'), accountRole: 'customer' });
      onClose();
    },
  });
  if (!session) return <p>{reviewsText('signIn')}</p>;
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <TextArea label={reviewsText('reason')} hint={reviewsText('reportHint')} name="reason" maxLength={1000} />
      <div className="flex justify-end">
        <Button type="submit" tone="primary" isBusy={form.isBusy}>
          {reviewsText('send')}
        </Button>
      </div>
    </form>
  );
}
