import { Fragment, useState } from 'react';
import type { OrderSummary } from '../../../../../contracts/ordering/orders/orders.ts';
import { shipDialogText } from '../../../../../i18n/generated/ship-dialog.ts';
import { joinFacts } from '../../../../../i18n/join-text.ts';
import { FormButtons } from '../../../../ui/fields/form-buttons.tsx';
import { useForm } from '../../../../ui/fields/forms.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import {
  CarrierField,
  findLinkProblem,
  findNumberProblem,
  TrackingLinkField,
  TrackingNumberField,
} from './parcel-fields.tsx';
import { useCarrierChoice } from './use-carrier-choice.ts';
import { useShipOrders } from './use-ship-orders.ts';

interface ShipDialogProps {
  isOpen: boolean;
  orders: readonly OrderSummary[];
  onClose: () => void;
  /** Called when at least one order was marked. */
  onShipped: () => void;
}

/** Marks several orders as shipped with one carrier and a tracking number for each. */
export function ShipDialog({ isOpen, orders, onClose, onShipped }: ShipDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={shipDialogText('title', { count: orders.length })}>
      <ShipForm chosen={orders} onClose={onClose} onShipped={onShipped} />
    </Dialog>
  );
}

interface ShipFormProps extends Pick<ShipDialogProps, 'onClose' | 'onShipped'> {
  chosen: readonly OrderSummary[];
}

function ShipForm({ chosen, onClose, onShipped }: ShipFormProps) {
  const { orders, refusals, ship } = useShipOrders(chosen);
  const choice = useCarrierChoice(chosen[0]?.ships_from ?? null);
  const [numbers, setNumbers] = useState<Record<string, string>>({});
  const [links, setLinks] = useState<Record<string, string>>({});
  const showToast = useToast();
  const names = orders.flatMap(({ id }) => [fieldName(id), linkName(id)]);
  const form = useForm(['carrierName', ...names], { check, send });

  function check() {
    const problems = orders.flatMap(({ id }): [string, string | null][] => [
      [fieldName(id), findNumberProblem(numbers[id] ?? '')],
      [linkName(id), findLinkProblem(choice.linkOf(links[id]))],
    ]);
    if (choice.problem) problems.push(['carrierName', choice.problem]);
    return Object.fromEntries(problems.filter(([, problem]) => problem !== null)) as Record<string, string>;
  }

  async function send() {
    choice.remember();
    const { shipped, isDone, error } = await ship(choice.value, (id) => ({
      tracking_number: numbers[id]?.trim() ?? '',
      tracking_url: choice.linkOf(links[id]),
    }));
    if (shipped > 0) {
      showToast({ text: shipDialogText('shipped', { count: shipped }), accountRole: 'seller' });
      onShipped();
    }
    if (error) throw error;
    if (isDone) onClose();
  }

  const refusedCount = Object.keys(refusals).length;
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <p className="text-muted">{shipDialogText('lead')}</p>
      <CarrierField choice={choice} error={form.errors.carrierName} />
      {orders.map(({ id, number, buyer_name, destination }) => (
        <Fragment key={id}>
          <TrackingNumberField
            name={fieldName(id)}
            label={shipDialogText('trackingNumberOf', { number })}
            hint={<span translate="no">{joinFacts(buyer_name, destination)}</span>}
            choice={choice}
            value={numbers[id] ?? ''}
            error={form.errors[fieldName(id)] ?? refusals[id]}
            onChange={(value) => setNumbers({ ...numbers, [id]: value })}
          />
          <TrackingLinkField
            name={linkName(id)}
            label={shipDialogText('trackingLinkOf', { number })}
            choice={choice}
            value={links[id] ?? ''}
            error={form.errors[linkName(id)]}
            onChange={(value) => setLinks({ ...links, [id]: value })}
          />
        </Fragment>
      ))}
      <p role="status" className="font-medium text-bad text-sm empty:hidden">
        {refusedCount > 0 && shipDialogText('someFailed', { count: refusedCount })}
      </p>
      <p className="text-caption text-muted">{shipDialogText('trackingHint')}</p>
      <FormButtons
        label={shipDialogText('confirm')}
        cancelLabel={shipDialogText('cancel')}
        isBusy={form.isBusy}
        onCancel={onClose}
      />
    </form>
  );
}

const fieldName = (id: string) => `tracking-${id}`;
const linkName = (id: string) => `link-${id}`;
