import { useState } from 'react';
import { messageLength } from '../../../../contracts/communication/message-rules.ts';
import { type ContactMessage, settleContactMessage } from '../../../../contracts/communication/operator-messages.ts';
import { languageNamesText } from '../../../../i18n/generated/language-names.ts';
import { operatorCasesText } from '../../../../i18n/generated/operator-cases.ts';
import { formatMoment } from '../../../lib/language/format-days.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { useApiCallWithToast } from '../../../ui/overlays/api-call-with-toast.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { DueBadge } from '../operator-frame/due-badge.tsx';
import { operatorApi } from '../operator-session/operator-api.ts';

interface MessageCardProps {
  message: ContactMessage;
  onSettled: () => void;
}

/** A message with who wrote it, an answer by mail where there is an email, and closing without one. */
export function MessageCard({ message, onSettled }: MessageCardProps) {
  const { id, topic, text, created_at, due_at, sender, has_email } = message;
  const [isBusy, setBusy] = useState(false);
  const call = useApiCallWithToast();

  async function close() {
    setBusy(true);
    const isClosed = await call(operatorApi(settleContactMessage, { body: { id } }));
    setBusy(false);
    if (isClosed) onSettled();
  }

  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 className="text-lg">
          {operatorCasesText(topic)} · {id}
        </h2>
        <DueBadge due={due_at} />
      </div>
      <p translate="no" className="text-muted text-sm [overflow-wrap:anywhere]">
        {[operatorCasesText(sender.role), sender.name, sender.contact, formatMoment(created_at)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p dir="auto" translate="no" className="whitespace-pre-line [overflow-wrap:anywhere]">
        {text}
      </p>
      {has_email ? (
        <AnswerForm message={message} onSettled={onSettled} />
      ) : (
        <p className="text-muted text-sm">{operatorCasesText('noEmail', { contact: sender.contact })}</p>
      )}
      <Button className="self-start" isBusy={isBusy} onClick={() => void close()}>
        {operatorCasesText('closeOnly')}
        <span className="sr-only"> ({id})</span>
      </Button>
    </Card>
  );
}

function AnswerForm({ message: { id, sender, language }, onSettled }: MessageCardProps) {
  const showToast = useToast();
  const form = useForm(['answer'] as const, {
    check: ({ answer }): { answer?: string } => (answer ? {} : { answer: operatorCasesText('answerRequired') }),
    refusals: { bad_input: 'answer' },
    async send({ answer }) {
      const { message } = await operatorApi(settleContactMessage, { body: { id, answer } });
      showToast({ text: message, accountRole: 'seller' });
      onSettled();
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-3">
      <TextArea
        label={`${operatorCasesText('answer')} (${id})`}
        hint={operatorCasesText('answerHint', { contact: sender.contact, language: languageNamesText(language) })}
        name="answer"
        maxLength={messageLength}
        error={form.errors.answer}
      />
      <Button type="submit" tone="primary" className="self-start" isBusy={form.isBusy} disabled={!form.isReady}>
        {operatorCasesText('send')}
        <span className="sr-only"> ({id})</span>
      </Button>
    </form>
  );
}
