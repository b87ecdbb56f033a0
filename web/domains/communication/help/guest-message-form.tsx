import { useState } from 'react';
import { sendGuestMessage } from '../../../../contracts/communication/help.ts';
import { checkGuestMessage, guestNameLength } from '../../../../contracts/communication/message-rules.ts';
import { contactText } from '../../../../i18n/generated/contact.ts';
import { api } from '../../../lib/api/api.ts';
import { Card } from '../../../ui/display/card.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { MessageFields, type MessageTopic } from './message-fields.tsx';

/** Sends a message of somebody without an account; the form is cleared only after it was received. */
export function GuestMessageForm() {
  const [sent, setSent] = useState({ count: 0, email: '' });
  const form = useForm(['name', 'email', 'topic', 'message'] as const, {
    check: checkGuestMessage,
    accountRole: 'customer',
    async send({ topic, ...values }) {
      await api(sendGuestMessage, { body: { ...values, topic: topic as MessageTopic } });
      setSent({ count: sent.count + 1, email: values.email });
    },
  });

  return (
    <Card className="max-w-[46rem]">
      {/* A new key resets the form once its message was received. */}
      <form key={sent.count} {...form.props} className="flex flex-col gap-4">
        <TextField
          label={contactText('guestName')}
          name="name"
          autoComplete="name"
          maxLength={guestNameLength}
          error={form.errors.name}
        />
        <TextField
          label={contactText('guestEmail')}
          name="email"
          type="email"
          autoComplete="email"
          hint={contactText('guestEmailHint')}
          error={form.errors.email}
        />
        <MessageFields
          form={form}
          hint={contactText('guestMessageHint')}
          thanks={sent.count > 0 ? contactText('guestThanks', { email: sent.email }) : ''}
        />
      </form>
    </Card>
  );
}
