import type { ReactNode } from 'react';
import type { TransferMethod } from '../../../../../contracts/ordering/orders/order-states.ts';
import { paymentMethodsFormText } from '../../../../../i18n/generated/payment-methods-form.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import type { IdChange } from './method-changes.ts';

interface TransferMethodRowProps {
  method: TransferMethod;
  /** The saved id as it may be shown; null where there is none. */
  masked: string | null;
  change: IdChange;
  onChange: (change: IdChange) => void;
  /** The fields for a new id. */
  children: ReactNode;
}

/** A method that pays into the seller's own account: its masked id, and how to change or remove it. */
export function TransferMethodRow({ method, masked, change, onChange, children }: TransferMethodRowProps) {
  const name = paymentMethodsFormText(method);
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>
          <span className="block font-semibold text-sm">{name}</span>
          <span className="text-caption text-muted">
            {change === 'remove' ? paymentMethodsFormText('removing') : (masked ?? paymentMethodsFormText('off'))}
          </span>
        </p>
        <div className="flex flex-wrap gap-2">
          {change === 'keep' && (
            <Button
              size="small"
              aria-label={paymentMethodsFormText(masked ? 'changeMethod' : 'addMethod', { method: name })}
              onClick={() => onChange('type')}
            >
              {paymentMethodsFormText(masked ? 'change' : 'add')}
            </Button>
          )}
          {change === 'keep' && masked && (
            <Button
              size="small"
              aria-label={paymentMethodsFormText('removeMethod', { method: name })}
              onClick={() => onChange('remove')}
            >
              {paymentMethodsFormText('remove')}
            </Button>
          )}
          {change !== 'keep' && (
            <Button
              size="small"
              aria-label={paymentMethodsFormText('keepMethod', { method: name })}
              onClick={() => onChange('keep')}
            >
              {paymentMethodsFormText(change === 'type' ? 'notChanged' : 'keep')}
            </Button>
          )}
        </div>
      </div>
      {change === 'type' && children}
    </li>
  );
}
