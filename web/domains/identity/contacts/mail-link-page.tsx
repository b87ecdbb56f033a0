import { type ReactNode, useState } from 'react';
import { isApiFailure } from '../../../../contracts/client/client.ts';
import { mailLinksText } from '../../../../i18n/generated/mail-links.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Logo } from '../../../ui/display/logo.tsx';
import { useLinkToken } from '../session/use-link-token.ts';
import { LinkOwner } from './link-owner.tsx';
import { useLinkOwner } from './use-link-owner.ts';

interface MailLinkPageProps {
  title: string;
  text: string;
  button: string;
  /** Asks whose account the link is for. */
  describe: Parameters<typeof useLinkOwner>[1];
  /** Sends the token; what it returns is shown instead of the button. */
  onPress: (token: string) => Promise<ReactNode>;
}

/** A page that a mail leads to. It acts on a press only, because programs that check mails open its links. */
export function MailLinkPage({ title, text, button, describe, onPress }: MailLinkPageProps) {
  const token = useLinkToken();
  const whose = useLinkOwner(token, describe);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [result, setResult] = useState<ReactNode>(null);

  async function press() {
    setBusy(true);
    setProblem(null);
    try {
      setResult(await onPress(token ?? ''));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      // The sentence of a refusal, or that the server cannot be reached.
      setProblem(isApiFailure(error) || error.name === 'Unreachable' ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto flex outline-none min-h-(--page-height) w-full max-w-130 flex-col items-start justify-center gap-5 px-(--page-edge) py-12"
    >
      <Logo />
      <h1 className="text-title sm:text-headline">{title}</h1>
      {result === null ? (
        <>
          <p className="text-muted">{token === '' ? mailLinksText('linkMissing') : text}</p>
          {token !== '' && <LinkOwner {...whose} />}
          {token !== '' && !whose.problem && (
            <Button tone="primary" size="large" isBusy={isBusy} disabled={!whose.owner} onClick={() => void press()}>
              {button}
            </Button>
          )}
          {problem && <p role="alert">{problem}</p>}
        </>
      ) : (
        <div role="status" className="flex flex-col items-start gap-4">
          {result}
        </div>
      )}
      <ButtonLink to="/">{mailLinksText('toHome')}</ButtonLink>
    </main>
  );
}
