import { useState } from 'react';
import { sendMessage } from '../../../../contracts/communication/help.ts';
import { checkMessage, messageLength, messageTopics } from '../../../../contracts/communication/message-rules.ts';
import { helpCenterText } from '../../../../i18n/generated/help-center.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useSession } from '../../identity/session/session.ts';

type Topic = (typeof messageTopics)[number];

/** Sends a message to the operators of the server; the form is cleared only after it was received. */
export function ContactForm({ hasTitle = true }: { hasTitle?: boolean }) {
  const [sentCount, setSentCount] = useState(0);
  const session = useSession();
  const post = session?.post;
  const accountRole = session?.user_type ?? 'customer';
  const address = post?.email ?? post?.phone;
  const showToast = useToast();
  const { errors, isBusy, isReady, props } = useForm(['topic', 'message'] as const, {
    check: checkMessage,
    accountRole,
    async send({ topic, message }) {
      const answer = await api(sendMessage, { body: { topic: topic as Topic, message } });
      showToast({ text: answer.message, accountRole });
      setSentCount(sentCount + 1);
    },
  });

  return (
    <section
      id="contact"
      aria-label={helpCenterText('writeToUs')}
      className={hasTitle ? 'mt-9 scroll-mt-6' : undefined}
    >
      {hasTitle && <h2 className="mb-3 text-xl">{helpCenterText('writeToUs')}</h2>}
      <Card className="max-w-[46rem]">
        {/* A new key resets the form once its message was received. */}
        <form key={sentCount} {...props} className="flex flex-col gap-4">
          <SelectField
            label={helpCenterText('topic')}
            name="topic"
            options={messageTopics.map((value) => ({ value, label: helpCenterText(value) }))}
          />
          <TextArea
            label={helpCenterText('message')}
            name="message"
            rows={5}
            maxLength={messageLength}
            hint={address ? helpCenterText('messageHint', { address }) : helpCenterText('messageHintNoAddress')}
            error={errors.message}
          />
          <div className="flex flex-wrap items-center gap-4">
            <Button type="submit" tone="primary" isBusy={isBusy} disabled={!isReady}>
              {helpCenterText('send')}
            </Button>
            <p role="status" className="font-medium text-good">
              {sentCount > 0 && helpCenterText('thanks')}
            </p>
          </div>
        </form>
      </Card>
    </section>
  );
}
