import { useState } from 'react';
import type { signInSeller, UserType } from '../../../../contracts/identity/accounts.ts';
import type { AuthMethods } from '../../../../contracts/identity/auth-methods.ts';
import type { LoginType } from '../../../../contracts/identity/rules/account-rules.ts';
import { accountsText } from '../../../../i18n/generated/accounts.ts';
import { authMethodsText } from '../../../../i18n/generated/auth-methods.ts';
import { api } from '../../../lib/api/api.ts';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { AccountLayout } from './account-layout.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { DemoRow } from './demo-row.tsx';
import { GuestForm } from './guest-form.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { SiblingLink } from './sibling-link.tsx';
import { SignInReasonNote } from './sign-in-reason-note.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { TwoFactorForm } from './two-factor-form.tsx';
import { useProviderResult } from './use-provider-result.ts';
import { useSignIn } from './use-sign-in.ts';

interface AccountScreenProps {
  accountRole: UserType;
  isNew: boolean;
  title: string;
  subtitle: string;
  /** Any of the four sign-in and sign-up endpoints; they have the same request and response types. */
  call: typeof signInSeller;
  methods: AuthMethods;
  /** The sentence with the link to sign-up on the sign-in page, and the reverse. */
  sibling: { words: string; path: `/${string}` };
}

export function AccountScreen({ accountRole, isNew, title, subtitle, call, methods, sibling }: AccountScreenProps) {
  const [mode, setMode] = useState<LoginType>('email');
  const signIn = useSignIn(accountRole);
  const isReturning = useProviderResult(signIn, accountRole);
  const tab = (id: LoginType) => ({
    id,
    label: accountsText(id),
    // A separate key resets the form, so that values typed in one tab do not appear in the other.
    panel: (
      <CredentialsForm
        key={id}
        mode={id}
        isNew={isNew}
        accountRole={accountRole}
        onSend={(body) => signIn.complete(api(call, { body }))}
      />
    ),
  });
  if (signIn.twoFactor !== null) {
    return (
      <AccountLayout
        accountRole={accountRole}
        title={authMethodsText('twoFactorTitle')}
        subtitle={authMethodsText('twoFactorText')}
      >
        <TwoFactorForm challenge={signIn.twoFactor} accountRole={accountRole} signIn={signIn} />
      </AccountLayout>
    );
  }
  return (
    <AccountLayout accountRole={accountRole} title={title} subtitle={subtitle}>
      {signIn.isLinking && <Note>{authMethodsText('linkNote')}</Note>}
      {isReturning && <Note>{authMethodsText('signingIn')}</Note>}
      <SignInReasonNote accountRole={accountRole} />
      {accountRole === 'customer' && <GuestForm signIn={signIn} />}
      <Tabs
        label={accountsText('howToSignIn')}
        selected={mode}
        onSelect={setMode}
        tabs={[tab('email'), tab('phone')]}
      />
      <SocialButtons accountRole={accountRole} providers={methods.providers} />
      {!isNew && <PasskeySignIn accountRole={accountRole} signIn={signIn} />}
      {methods.has_demo && <DemoRow accountRole={accountRole} signIn={signIn} />}
      <SiblingLink words={sibling.words} path={sibling.path} />
    </AccountLayout>
  );
}

function Note({ children }: { children: string }) {
  return (
    <p role="status" className="mb-6 rounded-card bg-brand-soft px-4 py-3 font-medium text-ink text-sm">
      {children}
    </p>
  );
}
