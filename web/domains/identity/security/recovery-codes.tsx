import { securityText } from '../../../../i18n/generated/security.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';

/** Shows new recovery codes, which the server tells only once. */
export function RecoveryCodes({ codes, onClose }: { codes: string[] | null; onClose: () => void }) {
  const showToast = useToast();
  const showFailure = useFailureToast();
  const copy = () =>
    navigator.clipboard
      .writeText((codes ?? []).join('\n'))
      .then(() => showToast({ text: securityText('copied'), accountRole: 'seller' }), showFailure);
  return (
    <Dialog isOpen={codes !== null} onClose={onClose} title={securityText('codesTitle')}>
      <p className="text-muted">{securityText('codesText')}</p>
      <ul className="my-4 grid grid-cols-[repeat(auto-fit,minmax(20ch,1fr))] gap-2 rounded-card bg-sunken p-4 font-mono text-sm">
        {codes?.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={copy}>{securityText('copyCodes')}</Button>
        <Button tone="primary" onClick={onClose}>
          {securityText('done')}
        </Button>
      </div>
    </Dialog>
  );
}
