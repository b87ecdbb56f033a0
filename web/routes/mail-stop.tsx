import { resumeMails, stopMails } from '../../contracts/mail-settings.ts';
import { mailLinksText } from '../../messages/generated/mail-links.ts';
import { MailLinkPage } from '../features/contacts/mail-link-page.tsx';
import { api } from '../lib/api.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { useApiCallWithToast } from '../ui/api-call-with-toast.ts';
import { Button } from '../ui/button.tsx';

export const meta = () =>
  pageMeta({ title: `${mailLinksText('stopTitle')} · Snapbazaar`, description: mailLinksText('description') });

export default function StopMailsPage() {
  const call = useApiCallWithToast();
  return (
    <MailLinkPage
      title={mailLinksText('stopTitle')}
      text={mailLinksText('stopText')}
      button={mailLinksText('stopButton')}
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
