import { useState } from 'react';
import type { UserType } from '../../../../contracts/identity/accounts.ts';
import type { LoginType } from '../../../../contracts/identity/rules/account-rules.ts';
import { accountsText } from '../../../../i18n/generated/accounts.ts';
import { forgotPasswordText } from '../../../../i18n/generated/forgot-password.ts';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { AccountLayout } from '../sign-in/account-layout.tsx';
import { SiblingLink } from '../sign-in/sibling-link.tsx';
import { AskForCodeForm } from './ask-for-code-form.tsx';
import { NewPasswordForm, type ResetContact } from './new-password-form.tsx';

interface ForgotScreenProps {
  accountRole: UserType;
  title: string;
}

/** First asks for the email or phone, then for the code that was sent to it and a new password. */
export function ForgotScreen({ accountRole, title }: ForgotScreenProps) {
  const [mode, setMode] = useState<LoginType>('email');
  const [contact, setContact] = useState<ResetContact | null>(null);
  const tab = (id: LoginType) => ({
    id,
    label: accountsText(id),
    panel: <AskForCodeForm key={id} mode={id} accountRole={accountRole} onSent={setContact} />,
  });
  return (
    <AccountLayout accountRole={accountRole} title={title} subtitle={forgotPasswordText('subtitle')}>
      {contact ? (
        <NewPasswordForm accountRole={accountRole} contact={contact} onOtherContact={() => setContact(null)} />
      ) : (
        <Tabs
          label={forgotPasswordText('howToGetCode')}
          selected={mode}
          onSelect={setMode}
          tabs={[tab('email'), tab('phone')]}
        />
      )}
      <SiblingLink
        words={forgotPasswordText('remembered')}
        path={accountRole === 'seller' ? '/signin' : '/signin-user'}
      />
    </AccountLayout>
  );
}
