import { settingsText } from '../../../../i18n/generated/settings.ts';
import { useNotifications } from '../../../lib/browser/notifications.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';

export function NotificationChoice() {
  const { isOn, turnOn, turnOff } = useNotifications();
  const showToast = useToast();

  async function choose(isEnabled: boolean) {
    if (!isEnabled) return turnOff();
    const problem = await turnOn(settingsText('notificationsOn'), settingsText('notificationsOnText'));
    if (problem) showToast({ text: settingsText(problem), tone: 'bad', accountRole: 'seller' });
  }

  return (
    <>
      <CheckField
        name="notifications"
        label={settingsText('notify')}
        hint={settingsText('notifyHint')}
        isChecked={isOn}
        onChange={choose}
      />
      <p className="text-muted text-sm">{settingsText('mailChoice')}</p>
    </>
  );
}
