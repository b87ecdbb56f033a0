import { useMemo } from 'react';
import { getSecurity } from '../../../contracts/security.ts';
import { proofText } from '../../../messages/generated/proof.ts';
import { api } from '../../lib/api.ts';
import { toResult } from '../../lib/async-result.ts';
import { AsyncPart } from '../../ui/async-part.tsx';
import { Dialog } from '../../ui/dialog.tsx';
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
