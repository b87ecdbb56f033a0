import { useState } from 'react';
import type { LoginType } from '../../../contracts/account-rules.ts';
import type { UserType } from '../../../contracts/accounts.ts';
import { accountsText } from '../../../messages/accounts.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { AccountLayout } from './account-layout.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { SiblingLink } from './sibling-link.tsx';
import { SignInReasonNote } from './sign-in-reason-note.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { type AccountCall, useAccountCall } from './use-account-call.ts';

interface AccountScreenProps {
  side: UserType;
  isNew: boolean;
  title: string;
  subtitle: string;
  call: AccountCall;
  /** The sentence with the link to sign-up on the sign-in page, and the reverse. */
  sibling: { words: string; path: `/${string}` };
}

export function AccountScreen({ side, isNew, title, subtitle, call, sibling }: AccountScreenProps) {
  const [mode, setMode] = useState<LoginType>('email');
  const send = useAccountCall(call, side);
  const tab = (id: LoginType) => ({
    id,
    label: accountsText(id),
    // A separate key resets the form, so that values typed in one tab do not appear in the other.
    panel: <CredentialsForm key={id} mode={id} isNew={isNew} side={side} onSend={send} />,
  });
  return (
    <AccountLayout side={side} title={title} subtitle={subtitle}>
      <SignInReasonNote side={side} />
      <Tabs
        label={accountsText('howToSignIn')}
        selected={mode}
        onSelect={setMode}
        tabs={[tab('email'), tab('phone')]}
      />
      <SocialButtons side={side} />
      <SiblingLink words={sibling.words} path={sibling.path} />
    </AccountLayout>
  );
}
