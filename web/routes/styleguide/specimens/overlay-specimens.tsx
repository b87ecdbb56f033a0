import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { Specimen } from './specimen.tsx';

export function OverlaySpecimens() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null);
  const showToast = useToast();
  const close = () => setOpen(null);
  const actions = (
    <>
      <Button onClick={close}>Cancel</Button>
      <Button tone="primary" onClick={() => showToast({ accountRole: 'seller', text: 'Saved from the panel' })}>
        Save
      </Button>
    </>
  );
  return (
    <Specimen name="Dialog, sheet, toast">
      <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
      <Button onClick={() => setOpen('sheet')}>Open sheet</Button>
      <Button onClick={() => showToast({ accountRole: 'seller', text: 'Product saved' })}>Seller toast</Button>
      <Button onClick={() => showToast({ accountRole: 'customer', text: 'Welcome back' })}>Customer toast</Button>
      <Button onClick={() => showToast({ accountRole: 'seller', tone: 'bad', text: 'Invalid email or password' })}>
        Error toast
      </Button>
      <Dialog isOpen={open === 'dialog'} onClose={close} title="Remove this listing?" actions={actions}>
        <p className="text-muted">Buyers will no longer find it. You can publish it again later.</p>
      </Dialog>
      <Sheet isOpen={open === 'sheet'} onClose={close} title="Your product" actions={actions}>
        <p className="text-muted">A longer piece of work stands here.</p>
      </Sheet>
    </Specimen>
  );
}
