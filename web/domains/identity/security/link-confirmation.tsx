import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { describeIdentityChallenge, linkIdentity } from '../../../../contracts/identity/identities.ts';
import { securityText } from '../../../../i18n/generated/security.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import type { providerNames } from '../session/provider-sign-in.ts';
import { useSession } from '../session/session.ts';
import { useSecurityCall } from './use-security-call.ts';

interface LinkConfirmationProps {
  challenge: string;
  /** The names of sites as the server tells them. */
  nameOf: (id: keyof typeof providerNames) => string;
  onChanged: () => void;
  onClose: () => void;
}

/** Asks before an identity is linked, because anybody can write the address of this page into a message. */
export function LinkConfirmation({ challenge, nameOf, onChanged, onClose }: LinkConfirmationProps) {
  const [asked, setAsked] = useState<z.output<typeof describeIdentityChallenge.answer> | null>(null);
  const { busyWith, call } = useSecurityCall(onChanged);
  const session = useSession();
  const showFailure = useFailureToast();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each challenge.
  useEffect(() => {
    api(describeIdentityChallenge, { body: { challenge } }).then(setAsked, (error: unknown) => {
      showFailure(error);
      onClose();
    });
  }, [challenge]);

  if (!asked) return null;
  const provider = nameOf(asked.provider);
  const identity = asked.email ?? securityText('linkUnnamed');
  const account = session?.post.email ?? session?.post.phone ?? session?.post.name ?? '';

  async function link() {
    await call('link', () => api(linkIdentity, { body: { challenge } }));
    onClose();
  }

  return (
    <Dialog isOpen onClose={onClose} title={securityText('linkTitle', { provider })}>
      <p className="text-muted [overflow-wrap:anywhere]">{securityText('linkText', { provider, identity, account })}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button tone="primary" isBusy={busyWith === 'link'} onClick={() => void link()}>
          {securityText('linkConfirm')}
        </Button>
        <Button onClick={onClose}>{securityText('linkCancel')}</Button>
      </div>
    </Dialog>
  );
}
