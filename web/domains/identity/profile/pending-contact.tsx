import type { Contact, ContactType } from '../../../../contracts/identity/contacts.ts';
import { profileText } from '../../../../i18n/generated/profile.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { askForContact } from '../session/contact-check.ts';

/** Says that a new email or phone waits to be confirmed. */
export function PendingContact({ type, contacts }: { type: ContactType; contacts: readonly Contact[] }) {
  const pending = contacts.find((contact) => contact.type === type)?.pending;
  if (!pending) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-brand-soft px-4 py-2 text-sm">
      <p className="min-w-0 flex-[1_1_12rem] [overflow-wrap:anywhere]">
        {profileText('pendingContact', { address: pending })}
      </p>
      <Button onClick={() => void askForContact()}>{profileText('enterCode')}</Button>
    </div>
  );
}
