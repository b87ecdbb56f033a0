import { describeContactLink, verifyContactByLink } from '../../../contracts/identity/contacts.ts';
import { mailLinksText } from '../../../i18n/generated/mail-links.ts';
import { MailLinkPage } from '../../domains/identity/contacts/mail-link-page.tsx';
import { api } from '../../lib/api/api.ts';
import { pageMeta } from '../../lib/page/page-meta.ts';

export const meta = () =>
  pageMeta({ title: `${mailLinksText('verifyTitle')} · Snapbazaar`, description: mailLinksText('description') });

export default function VerifyContactPage() {
  return (
    <MailLinkPage
      title={mailLinksText('verifyTitle')}
      text={mailLinksText('verifyText')}
      button={mailLinksText('verifyButton')}
      describe={(token, signal) => api(describeContactLink, { body: { token, purpose: 'verify' }, signal })}
      onPress={async (token) => {
        await api(verifyContactByLink, { body: { token } });
        return <p>{mailLinksText('verified')}</p>;
      }}
    />
  );
}
