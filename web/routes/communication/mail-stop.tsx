import { useState } from 'react';
import { describeStopLink, resumeMails, stopMails } from '../../../contracts/communication/mail-settings.ts';
import { mailLinksText } from '../../../i18n/generated/mail-links.ts';
import { notificationTopicsText } from '../../../i18n/generated/notification-topics.ts';
import { MailLinkPage } from '../../domains/identity/contacts/mail-link-page.tsx';
import { api } from '../../lib/api/api.ts';
import { pageMeta } from '../../lib/page/page-meta.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useApiCallWithToast } from '../../ui/overlays/api-call-with-toast.ts';

export const meta = () =>
  pageMeta({ title: `${mailLinksText('stopTitle')} · Snapbazaar`, description: mailLinksText('description') });

export default function StopMailsPage() {
  const call = useApiCallWithToast();
  const [stops, setStops] = useState<Parameters<typeof notificationTopicsText>[0] | null>(null);
  return (
    <MailLinkPage
      title={mailLinksText('stopTitle')}
      text={stops === null ? '' : mailLinksText('stopText', { what: notificationTopicsText(stops) })}
      button={mailLinksText('stopButton')}
      describe={async (token, signal) => {
        const link = await api(describeStopLink, { params: { token }, signal });
        setStops(link.stops);
        return link;
      }}
      onPress={async (token) => {
        await api(stopMails, { params: { token } });
        return (
          <>
            <p>{mailLinksText('stopped')}</p>
            <Button onClick={() => void call(api(resumeMails, { params: { token } }))}>
              {mailLinksText('resume')}
            </Button>
          </>
        );
      }}
    />
  );
}
