import { messageLength, messageTopics } from '../../../../contracts/communication/message-rules.ts';
import { helpCenterText } from '../../../../i18n/generated/help-center.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';

export type MessageTopic = (typeof messageTopics)[number];

interface MessageFieldsProps {
  form: { errors: { message?: string | undefined }; isBusy: boolean; isReady: boolean };
  /** Where the answer goes. */
  hint: string;
  /** Said after a message was received; empty before. */
  thanks: string;
}

/** The topic and text of a message to the operator, and the button that sends it. */
export function MessageFields({ form: { errors, isBusy, isReady }, hint, thanks }: MessageFieldsProps) {
  return (
    <>
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
        hint={hint}
        error={errors.message}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" tone="primary" isBusy={isBusy} disabled={!isReady}>
          {helpCenterText('send')}
        </Button>
        <p role="status" className="font-medium text-good wrap-anywhere">
          {thanks}
        </p>
      </div>
    </>
  );
}
