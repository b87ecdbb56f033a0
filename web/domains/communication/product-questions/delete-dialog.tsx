import { useState } from 'react';
import { deleteQuestion, type ProductQuestion } from '../../../../contracts/communication/product-questions.ts';
import { productQuestionsText } from '../../../../i18n/generated/product-questions.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';

interface DeleteDialogProps {
  /** Null while the dialog is closed. */
  question: ProductQuestion | null;
  onDeleted: (question: ProductQuestion) => void;
  onClose: () => void;
}

/** Asks before a customer's own question is gone. */
export function DeleteDialog({ question, onDeleted, onClose }: DeleteDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();
  const showFailure = useFailureToast('customer');

  async function remove(asked: ProductQuestion) {
    setBusy(true);
    try {
      const { message } = await api(deleteQuestion, { params: { id: asked.id } });
      onDeleted(asked);
      onClose();
      showToast({ text: message, accountRole: 'customer' });
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      isOpen={question !== null}
      title={productQuestionsText('remove')}
      onClose={onClose}
      actions={
        <Button tone="danger" isBusy={isBusy} onClick={() => question && void remove(question)}>
          {productQuestionsText('remove')}
        </Button>
      }
    >
      <p>{productQuestionsText('removeText')}</p>
    </Dialog>
  );
}
