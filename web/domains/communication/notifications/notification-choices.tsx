import { useState } from 'react';
import {
  type NotificationChoices as Choices,
  resumeOwnMails,
  saveNotificationChoices,
} from '../../../../contracts/communication/notifications.ts';
import { mailChoices } from '../../../../contracts/notification-topics.ts';
import { notificationChoicesText } from '../../../../i18n/generated/notification-choices.ts';
import { notificationTopicsText } from '../../../../i18n/generated/notification-topics.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import { PushChoice } from './push-choice.tsx';
import { QuietHours } from './quiet-hours.tsx';

type TopicChoice = Choices['topics'][number];

/** How somebody wants to be told of what; each change is saved when it is made. */
export function NotificationChoices({ first }: { first: Choices }) {
  const [choices, setChoices] = useState(first);
  const showFailure = useFailureToast();

  async function save(changed: Partial<Omit<Choices, 'are_mails_stopped'>>) {
    try {
      const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      setChoices(await api(saveNotificationChoices, { body: { ...changed, time_zone } }));
    } catch (error) {
      showFailure(error);
    }
  }

  async function resume() {
    try {
      await api(resumeOwnMails, {});
      setChoices({ ...choices, are_mails_stopped: false });
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <div className="flex flex-col gap-5">
      <PushChoice />
      {choices.are_mails_stopped && (
        <div className="flex flex-wrap items-center gap-3 rounded-card bg-warn-soft p-3">
          <p>{notificationChoicesText('stopped')}</p>
          <Button onClick={() => void resume()}>{notificationChoicesText('resume')}</Button>
        </div>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {choices.topics.map((choice) => (
          <TopicRow key={choice.topic} choice={choice} onChange={(changed) => void save({ topics: [changed] })} />
        ))}
      </ul>
      <p className="text-muted text-sm">{notificationChoicesText('duties')}</p>
      <QuietHours from={choices.quiet_from} until={choices.quiet_until} onChange={(changed) => void save(changed)} />
    </div>
  );
}

function TopicRow({ choice, onChange }: { choice: TopicChoice; onChange: (choice: TopicChoice) => void }) {
  const name = notificationTopicsText(choice.topic);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 py-2.5">
      <span className="min-w-40 flex-1 font-semibold">{name}</span>
      {choice.offers_mail ? (
        <SelectField
          label={notificationChoicesText('byMail', { topic: name })}
          value={choice.email}
          onChange={({ target }) =>
            onChange({ ...choice, email: mailChoices.find((one) => one === target.value) ?? choice.email })
          }
          options={mailChoices.map((value) => ({ value, label: notificationChoicesText(value) }))}
        />
      ) : (
        <span className="text-muted text-sm">{notificationChoicesText('always')}</span>
      )}
      <label className="inline-flex min-h-11 items-center gap-2 text-sm">
        <input
          type="checkbox"
          checked={choice.push}
          onChange={({ target }) => onChange({ ...choice, push: target.checked })}
          className="size-5 accent-brand"
        />
        {notificationChoicesText('push')}
        <span className="sr-only">: {name}</span>
      </label>
    </li>
  );
}
