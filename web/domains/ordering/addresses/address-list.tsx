import { useState } from 'react';
import { type Address, changeAddress, listAddresses, removeAddress } from '../../../../contracts/ordering/addresses.ts';
import { addressesText } from '../../../../i18n/generated/addresses.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { AddressForm } from './address-form.tsx';
import { AddressText } from './address-text.tsx';

type Request = { action: 'add' } | { action: 'edit' | 'remove'; address: Address };

/** The saved addresses of a customer, to add, change, choose and remove. */
export function AddressList({ first }: { first: Address[] }) {
  const [addresses, setAddresses] = useState(first);
  const [request, setRequest] = useState<Request | null>(null);
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();
  const showFailure = useFailureToast('customer');
  const close = () => setRequest(null);

  async function reload(done: 'saved' | 'removed') {
    setAddresses((await api(listAddresses)).addresses);
    showToast({ text: addressesText(done), accountRole: 'customer' });
    close();
  }

  /** One change at a time, because each moves the default. */
  async function change(call: () => Promise<unknown>, done: 'saved' | 'removed') {
    setBusy(true);
    try {
      await call();
      await reload(done);
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  }

  function makeDefault({ id, ...fields }: Address) {
    const body = { ...fields, is_default: true, is_postal_code_confirmed: true };
    return change(() => api(changeAddress, { params: { id }, body }), 'saved');
  }

  const addButton = (
    <Button tone="primary" onClick={() => setRequest({ action: 'add' })}>
      {addressesText('add')}
    </Button>
  );
  return (
    <>
      {addresses.length === 0 ? (
        <EmptyState title={addressesText('emptyTitle')} action={addButton}>
          {addressesText('emptyText')}
        </EmptyState>
      ) : (
        <div className="flex flex-col items-start gap-4">
          <ul className="flex w-full flex-col gap-3">
            {addresses.map((address) => (
              <li key={address.id}>
                <Card className="flex flex-col gap-3">
                  <div className="flex items-start justify-between gap-4">
                    <AddressText address={address} />
                    {address.is_default && (
                      <span className="shrink-0">
                        <Badge tone="good">{addressesText('default')}</Badge>
                      </span>
                    )}
                  </div>
                  <div className="flex flex-wrap gap-2">
                    <Button
                      aria-label={addressesText('editOf', { name: address.name })}
                      onClick={() => setRequest({ action: 'edit', address })}
                    >
                      {addressesText('edit')}
                    </Button>
                    {!address.is_default && (
                      <Button isBusy={isBusy} onClick={() => void makeDefault(address)}>
                        {addressesText('makeDefault')}
                      </Button>
                    )}
                    <Button
                      aria-label={addressesText('removeOf', { name: address.name })}
                      onClick={() => setRequest({ action: 'remove', address })}
                    >
                      {addressesText('remove')}
                    </Button>
                  </div>
                </Card>
              </li>
            ))}
          </ul>
          {addButton}
        </div>
      )}
      <Dialog isOpen={request !== null} title={titleOf(request)} onClose={close}>
        {request && request.action !== 'remove' && (
          <AddressForm
            address={request.action === 'edit' ? request.address : null}
            onSaved={() => reload('saved')}
            onCancel={close}
          />
        )}
        {request?.action === 'remove' && (
          <div className="flex flex-col gap-4">
            <AddressText address={request.address} />
            <p>{addressesText('removeText')}</p>
            <div className="flex flex-wrap gap-2">
              <Button
                tone="primary"
                isBusy={isBusy}
                onClick={() => void change(() => api(removeAddress, { params: { id: request.address.id } }), 'removed')}
              >
                {addressesText('remove')}
              </Button>
              <Button onClick={close}>{addressesText('cancel')}</Button>
            </div>
          </div>
        )}
      </Dialog>
    </>
  );
}

function titleOf(request: Request | null): string {
  const titles = { add: 'addTitle', edit: 'editTitle', remove: 'removeTitle' } as const;
  return addressesText(titles[request?.action ?? 'add']);
}
