import { useMemo } from 'react';
import { getSecurity } from '../../../../contracts/identity/security.ts';
import { reauthenticationText } from '../../../../i18n/generated/reauthentication.ts';
import { api } from '../../../lib/api/api.ts';
import { toResult } from '../../../lib/api/async-result.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { AsyncPart } from '../../../ui/states/async-part.tsx';
import { ReauthenticationMethods } from './reauthentication-methods.tsx';

interface ReauthenticationDialogProps {
  onReauthenticated: () => void;
  onClose: () => void;
}

/** Offers the ways in which this account can prove who is signed in. */
// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export.
export default function ReauthenticationDialog({ onReauthenticated, onClose }: ReauthenticationDialogProps) {
  const security = useMemo(() => toResult(api(getSecurity)), []);
  return (
    <Dialog isOpen onClose={onClose} title={reauthenticationText('title')}>
      <p className="mb-4 text-muted">{reauthenticationText('text')}</p>
      <AsyncPart result={security} name={reauthenticationText('yourMethods')}>
        {(answer) => <ReauthenticationMethods security={answer.security} onReauthenticated={onReauthenticated} />}
      </AsyncPart>
    </Dialog>
  );
}
