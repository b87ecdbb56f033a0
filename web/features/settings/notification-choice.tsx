import { useNotifications } from '../../lib/notifications.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { useToast } from '../../ui/toast.tsx';

export function NotificationChoice() {
  const { isOn, turnOn, turnOff } = useNotifications();
  const showToast = useToast();

  async function choose(isEnabled: boolean) {
    if (!isEnabled) return turnOff();
    const problem = await turnOn();
    if (problem) showToast({ text: problem, tone: 'bad', side: 'seller' });
  }

  return (
    <>
      <CheckField
        name="notifications"
        label="Tell me when an analysis is done"
        hint="By this browser, while the page is open in the background."
        isChecked={isOn}
        onChange={choose}
      />
      <p className="text-muted text-sm">Snapbazaar sends no email and no text messages.</p>
    </>
  );
}
