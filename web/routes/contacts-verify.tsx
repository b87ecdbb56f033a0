import { verifyContactByLink } from '../../contracts/contacts.ts';
import { mailLinksText } from '../../messages/generated/mail-links.ts';
import { MailLinkPage } from '../features/contacts/mail-link-page.tsx';
import { api } from '../lib/api.ts';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = () =>
  pageMeta({ title: `${mailLinksText('verifyTitle')} · Snapbazaar`, description: mailLinksText('description') });

export default function VerifyContactPage() {
  return (
    <MailLinkPage
      title={mailLinksText('verifyTitle')}
      text={mailLinksText('verifyText')}
      button={mailLinksText('verifyButton')}
      onPress={async (token) => {
        await api(verifyContactByLink, { body: { token } });
        return <p>{mailLinksText('verified')}</p>;
      }}
    />
  );
}
