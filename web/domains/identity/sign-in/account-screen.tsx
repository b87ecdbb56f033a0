import { useState } from 'react';
import type { signInSeller, UserType } from '../../../../contracts/identity/accounts.ts';
import type { LoginType } from '../../../../contracts/identity/rules/account-rules.ts';
import type { SignInWays } from '../../../../contracts/identity/sign-in-ways.ts';
import { accountsText } from '../../../../i18n/generated/accounts.ts';
import { signInWaysText } from '../../../../i18n/generated/sign-in-ways.ts';
import { api } from '../../../lib/api/api.ts';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { AccountLayout } from './account-layout.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { DemoRow } from './demo-row.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import { SiblingLink } from './sibling-link.tsx';
import { SignInReasonNote } from './sign-in-reason-note.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { useProviderResult } from './use-provider-result.ts';
import { useSignIn } from './use-sign-in.ts';

interface AccountScreenProps {
  side: UserType;
  isNew: boolean;
  title: string;
  subtitle: string;
  /** Any of the four sign-in and sign-up endpoints; they have the same request and response types. */
  call: typeof signInSeller;
  ways: SignInWays;
  /** The sentence with the link to sign-up on the sign-in page, and the reverse. */
  sibling: { words: string; path: `/${string}` };
}

export function AccountScreen({ side, isNew, title, subtitle, call, ways, sibling }: AccountScreenProps) {
  const [mode, setMode] = useState<LoginType>('email');
  const signIn = useSignIn(side);
  const isReturning = useProviderResult(signIn, side);
  const tab = (id: LoginType) => ({
    id,
    label: accountsText(id),
    // A separate key resets the form, so that values typed in one tab do not appear in the other.
    panel: (
      <CredentialsForm
        key={id}
        mode={id}
        isNew={isNew}
        side={side}
        onSend={(body) => signIn.complete(api(call, { body }))}
      />
    ),
  });
  if (signIn.secondStep !== null) {
    return (
      <AccountLayout side={side} title={signInWaysText('secondStepTitle')} subtitle={signInWaysText('secondStepText')}>
        <SecondStepForm challenge={signIn.secondStep} side={side} signIn={signIn} />
      </AccountLayout>
    );
  }
  return (
    <AccountLayout side={side} title={title} subtitle={subtitle}>
      {signIn.isLinking && <Note>{signInWaysText('linkNote')}</Note>}
      {isReturning && <Note>{signInWaysText('signingIn')}</Note>}
      <SignInReasonNote side={side} />
      <Tabs
        label={accountsText('howToSignIn')}
        selected={mode}
        onSelect={setMode}
        tabs={[tab('email'), tab('phone')]}
      />
      <SocialButtons side={side} providers={ways.providers} />
      {!isNew && <PasskeySignIn side={side} signIn={signIn} />}
      {ways.has_demo && <DemoRow side={side} signIn={signIn} />}
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
