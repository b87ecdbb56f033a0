import { Mail, Phone, User } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { type Contact, getContacts } from '../../../../contracts/identity/contacts.ts';
import { changeDetails } from '../../../../contracts/identity/profile.ts';
import { nameLength } from '../../../../contracts/identity/rules/name-rules.ts';
import { checkDetails, trimDetails } from '../../../../contracts/identity/rules/profile-rules.ts';
import { profileText } from '../../../../i18n/generated/profile.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useApiCallWithToast } from '../../../ui/overlays/api-call-with-toast.ts';
import { useReauthentication } from '../reauthentication/reauthentication-provider.tsx';
import { askForContact } from '../session/contact-check.ts';
import { readSession, startSession, useHasPassword, useSession } from '../session/session.ts';
import { PendingContact } from './pending-contact.tsx';

const fieldNames = ['name', 'email', 'phone', 'current_password'] as const;

/** Name, email and phone. Changing the email or phone, with which the user signs in, needs the password. */
export function DetailsForm() {
  const { post, user_type: role } = useSession() ?? {};
  const [needsPassword, setNeedsPassword] = useState(false);
  const [contacts, setContacts] = useState<Contact[]>([]);
  const callWithToast = useApiCallWithToast();
  const withReauthentication = useReauthentication();
  const hasPassword = useHasPassword();

  // biome-ignore lint/correctness/useExhaustiveDependencies: confirming a contact changes `post` and ends the waiting.
  useEffect(() => {
    const stop = new AbortController();
    api(getContacts, { signal: stop.signal })
      .then((answer) => setContacts(answer.contacts))
      // The form works as well without the note about a new contact.
      .catch((error) => stop.signal.aborted || console.warn('The contacts could not be loaded.', error));
    return () => stop.abort();
  }, [post]);

  const form = useForm(fieldNames, {
    check(values) {
      const isMissing = needsPassword && !values.current_password;
      return {
        ...checkDetails(trimDetails(values)),
        ...(isMissing ? { current_password: profileText('currentPasswordRequired') } : {}),
      };
    },
    async send(values) {
      const answer = await callWithToast(withReauthentication(() => api(changeDetails, { body: values })));
      const session = readSession();
      if (!answer || !session) return;
      startSession({ ...session, post: answer.post });
      setContacts(answer.contacts);
      setNeedsPassword(false);
      if (answer.contacts.some(({ pending }) => pending !== null)) void askForContact();
    },
  });

  function updateNeedsPassword({ currentTarget }: FormEvent<HTMLFormElement>) {
    const typed = new FormData(currentTarget);
    if (!hasPassword) return;
    setNeedsPassword(typed.get('email') !== (post?.email ?? '') || typed.get('phone') !== (post?.phone ?? ''));
  }

  return (
    <Card>
      <h2 className="mb-4 text-lg">{profileText('details')}</h2>
      {/* A new key resets the form to the saved values. */}
      <form key={JSON.stringify(post)} {...form.props} onChange={updateNeedsPassword} className="flex flex-col gap-4">
        <TextField
          label={profileText('name')}
          name="name"
          autoComplete="name"
          maxLength={nameLength}
          defaultValue={post?.name}
          icon={User}
          hint={profileText(role === 'customer' ? 'nameHintCustomer' : 'nameHint')}
          error={form.errors.name}
        />
        <TextField
          label={profileText('email')}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={post?.email ?? ''}
          icon={Mail}
          error={form.errors.email}
        />
        <PendingContact type="email" contacts={contacts} />
        <TextField
          label={profileText('phone')}
          name="phone"
          type="tel"
          autoComplete="tel"
          defaultValue={post?.phone ?? ''}
          icon={Phone}
          hint={profileText('phoneHint')}
          error={form.errors.phone}
        />
        <PendingContact type="phone" contacts={contacts} />
        {needsPassword && (
          <PasswordField
            label={profileText('currentPassword')}
            name="current_password"
            autoComplete="current-password"
            hint={profileText('currentPasswordHint')}
            error={form.errors.current_password}
          />
        )}
        <Button type="submit" tone="primary" className="self-start" isBusy={form.isBusy} disabled={!form.isReady}>
          {profileText('saveDetails')}
        </Button>
      </form>
    </Card>
  );
}
