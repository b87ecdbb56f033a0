import { useState } from 'react';
import { getNotificationChoices } from '../../../../contracts/communication/notifications.ts';
import { notificationsText } from '../../../../i18n/generated/notifications.ts';
import { api } from '../../../lib/api/api.ts';
import { type AsyncResult, toResult } from '../../../lib/api/async-result.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { AsyncPart } from '../../../ui/states/async-part.tsx';
import type { NotificationChoices } from './notification-choices.tsx';

type Loaded = [Parameters<typeof NotificationChoices>[0]['first'], typeof NotificationChoices];

async function load(): Promise<Loaded> {
  const [choices, module] = await Promise.all([api(getNotificationChoices, {}), import('./notification-choices.tsx')]);
  return [choices, module.NotificationChoices];
}

/** The choices of notifications, which are loaded when they are opened. */
export function ChoicesDisclosure() {
  const [loaded, setLoaded] = useState<Promise<AsyncResult<Loaded>> | null>(null);
  const name = notificationsText('settings');
  return (
    <section aria-label={name} className="mt-6 max-w-2xl">
      <Button aria-expanded={loaded !== null} onClick={() => setLoaded(loaded === null ? toResult(load()) : null)}>
        {name}
      </Button>
      {loaded && (
        <Card className="mt-3">
          <AsyncPart result={loaded} name={name}>
            {([first, Choices]) => <Choices first={first} />}
          </AsyncPart>
        </Card>
      )}
    </section>
  );
}
