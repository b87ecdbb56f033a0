import { useEffect, useState } from 'react';
import { getAuthMethods } from '../../../../contracts/identity/auth-methods.ts';
import type { ContactType } from '../../../../contracts/identity/contacts.ts';
import { contactDialogText } from '../../../../i18n/generated/contact-dialog.ts';
import { api } from '../../../lib/api/api.ts';

/** Says where the code stands while this server sends no mail or text messages, as in a first trial on one's own machine. */
export function OutboxNote({ type }: { type: ContactType }) {
  const [isSent, setSent] = useState(true);
  useEffect(() => {
    api(getAuthMethods).then(
      ({ sends_mail, sends_texts }) => setSent(type === 'email' ? sends_mail : sends_texts),
      // The form beside it says that the server cannot be reached.
      () => undefined,
    );
  }, [type]);
  if (isSent) return null;
  return (
    <p role="status" className="rounded-card bg-brand-soft px-4 py-3 font-medium text-ink text-sm">
      {contactDialogText(type === 'email' ? 'noMailYet' : 'noTextsYet')}
    </p>
  );
}
