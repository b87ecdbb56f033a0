import type { AssertionInput, RegistrationInput } from '../../../../contracts/identity/passkeys.ts';

type Options = Record<string, unknown>;

/** Loaded with the first use of a passkey, because most visits have none. */
const load = () => import('@simplewebauthn/browser');

/** Why no passkey can be used here: the browser has none, or the site is open at a number, and passkeys belong to a name. */
export function findPasskeyProblem(): 'browser' | 'address' | null {
  const { hostname } = window.location;
  if (/^[\d.]+$|^\[/.test(hostname)) return 'address';
  return 'PublicKeyCredential' in window ? null : 'browser';
}

export const supportsPasskeys = (): boolean => typeof window !== 'undefined' && findPasskeyProblem() === null;

/** Browsers refuse, with an error in the console, what belongs to another name than that of the page. */
function belongHere({ rpId }: Options): boolean {
  const { hostname } = window.location;
  return typeof rpId !== 'string' || hostname === rpId || hostname.endsWith(`.${rpId}`);
}

/** Asks the device for a new passkey; null when the person cancels. */
export async function createPasskey(options: Options): Promise<RegistrationInput | null> {
  const { startRegistration } = await load();
  return nullWhenCancelled(startRegistration({ optionsJSON: options as never }));
}

/** Asks the device to use a passkey; null when the person cancels. */
export async function askForPasskey(options: Options): Promise<AssertionInput | null> {
  if (!belongHere(options)) return null;
  const { startAuthentication } = await load();
  return nullWhenCancelled(startAuthentication({ optionsJSON: options as never }));
}

/** Lets the browser offer passkeys in the email field; null when none was chosen before the page was left. */
export async function awaitPasskeyInField(getOptions: () => Promise<Options>): Promise<AssertionInput | null> {
  const prepared = await prepareField(getOptions);
  // The page may have been left in the meantime.
  if (!prepared || !document.querySelector('input[autocomplete$="webauthn"]')) return null;
  return nullWhenCancelled(prepared.startAuthentication(prepared.request));
}

/** Null without a connection too: nothing is offered then, and the button tells what is wrong. */
async function prepareField(getOptions: () => Promise<Options>) {
  try {
    const { browserSupportsWebAuthnAutofill, startAuthentication } = await load();
    if (!(await browserSupportsWebAuthnAutofill())) return null;
    // The library would throw when the field goes while it prepares.
    const autofill = { useBrowserAutofill: true, verifyBrowserAutofillInput: false };
    const options = await getOptions();
    return belongHere(options)
      ? { startAuthentication, request: { optionsJSON: options as never, ...autofill } }
      : null;
  } catch {
    return null;
  }
}

/** Ends an offer in the email field that is still open. */
export async function stopAwaitingPasskey(): Promise<void> {
  const { WebAuthnAbortService } = await load();
  WebAuthnAbortService.cancelCeremony();
}

/** Browsers reject alike when the person cancels, when time runs out and when there is no passkey, or none that fits. */
async function nullWhenCancelled<Answer>(answer: Promise<unknown>): Promise<Answer | null> {
  try {
    return (await answer) as Answer;
  } catch (error) {
    const isCancelled =
      error instanceof Error &&
      ['NotAllowedError', 'AbortError', 'InvalidStateError', 'NotSupportedError'].includes(error.name);
    if (!isCancelled) throw error;
    return null;
  }
}
