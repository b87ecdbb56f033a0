import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { UserType } from '../../../../contracts/identity/accounts.ts';
import { signInWithPasskey, startPasskeySignIn } from '../../../../contracts/identity/passkeys.ts';
import { authMethodsText } from '../../../../i18n/generated/auth-methods.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import {
  askForPasskey,
  awaitPasskeyInField,
  findPasskeyProblem,
  stopAwaitingPasskey,
  supportsPasskeys,
} from '../session/passkeys.ts';
import type { SignIn } from './use-sign-in.ts';

const fetchOptions = async () => (await api(startPasskeySignIn, { body: {} })).options;

/** Signs in with a passkey that the browser offers in the email field, or with the button. */
export function PasskeySignIn({ accountRole, signIn }: { accountRole: UserType; signIn: SignIn }) {
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();
  const showFailure = useFailureToast(accountRole);

  async function use(asked: Promise<Awaited<ReturnType<typeof askForPasskey>>>): Promise<boolean> {
    const response = await asked;
    if (response) await signIn.complete(api(signInWithPasskey, { body: { role: accountRole, response } }));
    return response !== null;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: offered once, while the page is open.
  useEffect(() => {
    if (!supportsPasskeys()) return;
    use(awaitPasskeyInField(fetchOptions)).catch(showFailure);
    return () => void stopAwaitingPasskey();
  }, []);

  async function press() {
    if (findPasskeyProblem() === 'address') {
      showToast({ text: authMethodsText('passkeyNotHere'), tone: 'bad', accountRole });
      return;
    }
    setBusy(true);
    try {
      const isUsed = await use(fetchOptions().then(askForPasskey));
      if (!isUsed) showToast({ text: authMethodsText('passkeyFailed'), tone: 'bad', accountRole });
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      isWide
      className="mt-2.5"
      isBusy={isBusy}
      onClick={press}
      icon={<KeyRound aria-hidden="true" className="size-4.5" />}
    >
      {authMethodsText('passkey')}
    </Button>
  );
}
