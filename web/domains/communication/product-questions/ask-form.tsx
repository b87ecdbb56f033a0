import { askQuestion, type ProductQuestion } from '../../../../contracts/communication/product-questions.ts';
import { checkThreadMessage, threadMessageLength } from '../../../../contracts/communication/thread-rules.ts';
import { productQuestionsText } from '../../../../i18n/generated/product-questions.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';

interface AskFormProps {
  productId: string;
  onAsked: (question: ProductQuestion) => void;
}

/** A customer asks the seller something that everyone may read. */
export function AskForm({ productId, onAsked }: AskFormProps) {
  const showToast = useToast();
  const form = useForm(['question'] as const, {
    accountRole: 'customer',
    check: ({ question }) => {
      const problem = checkThreadMessage(question);
      return problem === null ? {} : { question: problem };
    },
    refusals: { bad_input: 'question' },
    async send({ question: text }) {
      const body = { text, language: getLocale() };
      const { question, message } = await api(askQuestion, { params: { id: productId }, body });
      form.props.ref.current?.reset();
      onAsked(question);
      showToast({ text: message, accountRole: 'customer' });
    },
  });
  return (
    <form {...form.props} className="flex max-w-2xl flex-col gap-3">
      <TextArea
        label={productQuestionsText('yourQuestion')}
        hint={productQuestionsText('hint')}
        name="question"
        rows={2}
        maxLength={threadMessageLength}
        error={form.errors.question}
      />
      <Button type="submit" tone="primary" isBusy={form.isBusy} className="self-start">
        {productQuestionsText('ask')}
      </Button>
    </form>
  );
}
