import { useState } from 'react';
import { sendMessage } from '../../../../contracts/communication/help.ts';
import { checkMessage } from '../../../../contracts/communication/message-rules.ts';
import { helpCenterText } from '../../../../i18n/generated/help-center.ts';
import { api } from '../../../lib/api/api.ts';
import { Card } from '../../../ui/display/card.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useSession } from '../../identity/session/session.ts';
import { MessageFields, type MessageTopic } from './message-fields.tsx';

/** Sends a message to the operators of the server; the form is cleared only after it was received. */
export function ContactForm({ hasTitle = true }: { hasTitle?: boolean }) {
  const [sentCount, setSentCount] = useState(0);
  const session = useSession();
  const post = session?.post;
  const accountRole = session?.user_type ?? 'customer';
  const address = post?.email ?? post?.phone;
  const showToast = useToast();
  const form = useForm(['topic', 'message'] as const, {
    check: checkMessage,
    accountRole,
    async send({ topic, message }) {
      const answer = await api(sendMessage, { body: { topic: topic as MessageTopic, message } });
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
        <form key={sentCount} {...form.props} className="flex flex-col gap-4">
          <MessageFields
            form={form}
            hint={address ? helpCenterText('messageHint', { address }) : helpCenterText('messageHintNoAddress')}
            thanks={sentCount > 0 ? helpCenterText('thanks') : ''}
          />
        </form>
      </Card>
    </section>
  );
}
