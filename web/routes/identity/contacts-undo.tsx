import { useNavigate } from 'react-router';
import { describeContactLink, undoContactChange } from '../../../contracts/identity/contacts.ts';
import { mailLinksText } from '../../../i18n/generated/mail-links.ts';
import { MailLinkPage } from '../../domains/identity/contacts/mail-link-page.tsx';
import { api } from '../../lib/api/api.ts';
import { pageMeta } from '../../lib/page/page-meta.ts';

export const meta = () =>
  pageMeta({ title: `${mailLinksText('undoTitle')} · Snapbazaar`, description: mailLinksText('description') });

/** Takes the address back, then leads on to a new password, because somebody else knew the old one. */
export default function UndoContactChangePage() {
  const navigate = useNavigate();
  return (
    <MailLinkPage
      title={mailLinksText('undoTitle')}
      text={mailLinksText('undoText')}
      button={mailLinksText('undoButton')}
      describe={(token, signal) => api(describeContactLink, { body: { token, purpose: 'undo' }, signal })}
      onPress={async (token) => {
        const { message, reset_token } = await api(undoContactChange, { body: { token } });
        await navigate({ pathname: '/reset-password', hash: `#${reset_token}` }, { replace: true });
        return <p>{message}</p>;
      }}
    />
  );
}
