import { useMemo } from 'react';
import { getSecurity } from '../../../../contracts/identity/security.ts';
import { proofText } from '../../../../i18n/generated/proof.ts';
import { api } from '../../../lib/api/api.ts';
import { toResult } from '../../../lib/api/async-result.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { AsyncPart } from '../../../ui/states/async-part.tsx';
import { ProofWays } from './proof-ways.tsx';

interface ProofDialogProps {
  onProven: () => void;
  onClose: () => void;
}

/** Offers the ways in which this account can prove who is signed in. */
// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export.
export default function ProofDialog({ onProven, onClose }: ProofDialogProps) {
  const security = useMemo(() => toResult(api(getSecurity)), []);
  return (
    <Dialog isOpen onClose={onClose} title={proofText('title')}>
      <p className="mb-4 text-muted">{proofText('text')}</p>
      <AsyncPart result={security} name={proofText('yourWays')}>
        {(answer) => <ProofWays security={answer.security} onProven={onProven} />}
      </AsyncPart>
    </Dialog>
  );
}
