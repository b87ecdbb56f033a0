import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { LoginType } from '../../../contracts/account-rules.ts';
import type { signInSeller, UserType } from '../../../contracts/accounts.ts';
import type { SignInWays } from '../../../contracts/sign-in-ways.ts';
import { accountsText } from '../../../messages/accounts.ts';
import { signInWaysText } from '../../../messages/sign-in-ways.ts';
import { api } from '../../lib/api.ts';
import { richText } from '../../ui/rich-text.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { DemoRow } from './demo-row.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import { SignInReasonNote } from './sign-in-reason-note.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { useProviderResult } from './use-provider-result.ts';
import { useSignIn } from './use-sign-in.ts';
import { WelcomePanel } from './welcome-panel.tsx';

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
  const { search } = useLocation();
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
  return (
    <div className="grid min-h-dvh max-lg:grid-rows-[auto_1fr] lg:grid-cols-2">
      <WelcomePanel side={side} />
      <main className="flex justify-center px-(--page-edge) py-8 sm:py-12 lg:items-center">
        <div className="w-full max-w-130">
          {signIn.secondStep !== null ? (
            <>
              <h1 className="mb-6 text-title sm:text-headline">{signInWaysText('secondStepTitle')}</h1>
              <SecondStepForm challenge={signIn.secondStep} side={side} signIn={signIn} />
            </>
          ) : (
            <>
              <h1 className="text-title sm:text-headline">{title}</h1>
              <p className="mt-2 mb-6 text-muted">{subtitle}</p>
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
              <p className="mt-4 text-center text-muted">
                {richText(sibling.words, {
                  link: (words) => (
                    <Link
                      to={{ pathname: sibling.path, search }}
                      className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
                    >
                      {words}
                    </Link>
                  ),
                })}
              </p>
            </>
          )}
        </div>
      </main>
    </div>
  );
}

function Note({ children }: { children: string }) {
  return (
    <p role="status" className="mb-6 rounded-card bg-brand-soft px-4 py-3 font-medium text-ink text-sm">
      {children}
    </p>
  );
}
