import { useState } from 'react';
import type { LoginType } from '../../../contracts/account-rules.ts';
import type { UserType } from '../../../contracts/accounts.ts';
import { accountsText } from '../../../messages/generated/accounts.ts';
import { forgotPasswordText } from '../../../messages/generated/forgot-password.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { AccountLayout } from './account-layout.tsx';
import { AskForCodeForm } from './ask-for-code-form.tsx';
import { NewPasswordForm, type ResetContact } from './new-password-form.tsx';
import { SiblingLink } from './sibling-link.tsx';

interface ForgotScreenProps {
  side: UserType;
  title: string;
}

/** First asks for the email or phone, then for the code that was sent to it and a new password. */
export function ForgotScreen({ side, title }: ForgotScreenProps) {
  const [mode, setMode] = useState<LoginType>('email');
  const [contact, setContact] = useState<ResetContact | null>(null);
  const tab = (id: LoginType) => ({
    id,
    label: accountsText(id),
    panel: <AskForCodeForm key={id} mode={id} side={side} onSent={setContact} />,
  });
  return (
    <AccountLayout side={side} title={title} subtitle={forgotPasswordText('subtitle')}>
      {contact ? (
        <NewPasswordForm side={side} contact={contact} onOtherContact={() => setContact(null)} />
      ) : (
        <Tabs
          label={forgotPasswordText('howToGetCode')}
          selected={mode}
          onSelect={setMode}
          tabs={[tab('email'), tab('phone')]}
        />
      )}
      <SiblingLink words={forgotPasswordText('remembered')} path={side === 'seller' ? '/signin' : '/signin-user'} />
    </AccountLayout>
  );
}
