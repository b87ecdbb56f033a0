import { reviewsText } from '../../../../i18n/generated/reviews.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useSession } from '../../identity/session/session.ts';

interface ReportTexts {
  title: string;
  hint: string;
  /** Said after it was sent. */
  reported: string;
  /** Asks a guest to log in. */
  signIn: string;
}

interface ReportFormProps {
  texts: ReportTexts;
  onReport: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

interface ReportDialogProps extends Omit<ReportFormProps, 'onReport'> {
  /** Null while the dialog is closed. */
  onReport: ReportFormProps['onReport'] | null;
}

/** Reports to the operator what everyone can read, such as a review. */
export function ReportDialog({ onReport, texts, onClose }: ReportDialogProps) {
  return (
    <Dialog isOpen={onReport !== null} title={texts.title} onClose={onClose}>
      {onReport && <ReportForm texts={texts} onReport={onReport} onClose={onClose} />}
    </Dialog>
  );
}

function ReportForm({ texts, onReport, onClose }: ReportFormProps) {
  const session = useSession();
  const showToast = useToast();
  const form = useForm(['reason'] as const, {
    accountRole: 'customer',
    check: () => ({}),
    async send({ reason }) {
      await onReport(reason);
      showToast({ text: texts.reported, accountRole: 'customer' });
      onClose();
    },
  });
  if (!session) return <p>{texts.signIn}</p>;
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <TextArea label={reviewsText('reason')} hint={texts.hint} name="reason" maxLength={1000} />
      <div className="flex justify-end">
        <Button type="submit" tone="primary" isBusy={form.isBusy}>
          {reviewsText('send')}
        </Button>
      </div>
    </form>
  );
}
