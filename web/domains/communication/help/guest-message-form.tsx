import { useState } from 'react';
import { sendGuestMessage } from '../../../../contracts/communication/help.ts';
import {
  checkGuestMessage,
  guestNameLength,
  messageLength,
  messageTopics,
} from '../../../../contracts/communication/message-rules.ts';
import { contactText } from '../../../../i18n/generated/contact.ts';
import { helpCenterText } from '../../../../i18n/generated/help-center.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';

type Topic = (typeof messageTopics)[number];

/** Sends a message of somebody without an account; the form is cleared only after it was received. */
export function GuestMessageForm() {
  const [sent, setSent] = useState({ count: 0, email: '' });
  const { errors, isBusy, isReady, props } = useForm(['name', 'email', 'topic', 'message'] as const, {
    check: checkGuestMessage,
    accountRole: 'customer',
    async send({ topic, ...values }) {
      await api(sendGuestMessage, { body: { ...values, topic: topic as Topic } });
      setSent({ count: sent.count + 1, email: values.email });
    },
  });

  return (
    <Card className="max-w-[46rem]">
      {/* A new key resets the form once its message was received. */}
      <form key={sent.count} {...props} className="flex flex-col gap-4">
        <TextField
          label={contactText('guestName')}
          name="name"
          autoComplete="name"
          maxLength={guestNameLength}
          error={errors.name}
        />
        <TextField
          label={contactText('guestEmail')}
          name="email"
          type="email"
          autoComplete="email"
          hint={contactText('guestEmailHint')}
          error={errors.email}
        />
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
          hint={contactText('guestMessageHint')}
          error={errors.message}
        />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" tone="primary" isBusy={isBusy} disabled={!isReady}>
            {helpCenterText('send')}
          </Button>
          <p role="status" className="font-medium text-good wrap-anywhere">
            {sent.count > 0 && contactText('guestThanks', { email: sent.email })}
          </p>
        </div>
      </form>
    </Card>
  );
}
