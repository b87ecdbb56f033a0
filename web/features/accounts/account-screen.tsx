import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { LoginType } from '../../../contracts/account-rules.ts';
import type { UserType } from '../../../contracts/accounts.ts';
import { accountsText } from '../../../messages/accounts.ts';
import { richText } from '../../ui/rich-text.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { SignInReasonNote } from './sign-in-reason-note.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { type AccountCall, useAccountCall } from './use-account-call.ts';
import { WelcomePanel } from './welcome-panel.tsx';

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
  const { search } = useLocation();
  const send = useAccountCall(call, side);
  const tab = (id: LoginType) => ({
    id,
    label: accountsText(id),
    // A separate key resets the form, so that values typed in one tab do not appear in the other.
    panel: <CredentialsForm key={id} mode={id} isNew={isNew} side={side} onSend={send} />,
  });
  return (
    <div className="grid min-h-dvh max-lg:grid-rows-[auto_1fr] lg:grid-cols-2">
      <WelcomePanel side={side} />
      <main className="flex justify-center px-(--page-edge) py-8 sm:py-12 lg:items-center">
        <div className="w-full max-w-130">
          <h1 className="text-title sm:text-headline">{title}</h1>
          <p className="mt-2 mb-6 text-muted">{subtitle}</p>
          <SignInReasonNote side={side} />
          <Tabs
            label={accountsText('howToSignIn')}
            selected={mode}
            onSelect={setMode}
            tabs={[tab('email'), tab('phone')]}
          />
          <SocialButtons side={side} />
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
        </div>
      </main>
    </div>
  );
}
