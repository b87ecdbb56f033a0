import { useState } from 'react';
import { sendMessage } from '../../../contracts/help.ts';
import { checkMessage, messageLength, messageTopics } from '../../../contracts/message-rules.ts';
import { api } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useForm } from '../../ui/forms.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useToast } from '../../ui/toast.tsx';

type Topic = (typeof messageTopics)[number];

const topicNames: Record<Topic, string> = {
  question: 'I have a question',
  problem: 'Something does not work',
  idea: 'I have an idea',
};

/** Sends a message to the operators of the server; the form is cleared only after it was received. */
export function ContactForm() {
  const [sentCount, setSentCount] = useState(0);
  const post = useSession()?.post;
  const showToast = useToast();
  const { errors, isBusy, isReady, props } = useForm(['topic', 'message'] as const, {
    check: checkMessage,
    async send({ topic, message }) {
      const answer = await api(sendMessage, { body: { topic: topic as Topic, message } });
      showToast({ text: answer.message, side: 'seller' });
      setSentCount(sentCount + 1);
    },
  });

  return (
    <section id="contact" aria-labelledby="contact-title" className="mt-9 scroll-mt-6">
      <h2 id="contact-title" className="mb-3 text-xl">
        Write to us
      </h2>
      <Card className="max-w-[46rem]">
        {/* A new key resets the form once its message was received. */}
        <form key={sentCount} {...props} className="flex flex-col gap-4">
          <SelectField
            label="What is it about?"
            name="topic"
            options={messageTopics.map((value) => ({ value, label: topicNames[value] }))}
          />
          <TextArea
            label="Your message"
            name="message"
            rows={5}
            maxLength={messageLength}
            hint={`It goes to the people who run this server. They can answer at ${post?.email ?? post?.phone ?? 'your account’s address'}.`}
            error={errors.message}
          />
          <div className="flex flex-wrap items-center gap-4">
            <Button type="submit" tone="primary" isBusy={isBusy} disabled={!isReady}>
              Send message
            </Button>
            <p role="status" className="font-medium text-good">
              {sentCount > 0 && 'Your message has been received. Thank you.'}
            </p>
          </div>
        </form>
      </Card>
    </section>
  );
}
