import { Minus, Plus } from 'lucide-react';
import { maxUnits } from '../../../../contracts/ordering/orders/order-states.ts';
import { cartText } from '../../../../i18n/generated/cart.ts';

interface QuantityStepperProps {
  title: string;
  units: number;
  /** Units left, where it is known. */
  stock: number | null;
  onChange: (units: number) => void;
}

const button =
  'inline-flex size-11 items-center justify-center rounded-full hover:bg-sunken disabled:text-faint disabled:hover:bg-transparent';

/** The units of a line; never more than are left. */
export function QuantityStepper({ title, units, stock, onChange }: QuantityStepperProps) {
  const most = Math.min(stock ?? maxUnits, maxUnits);
  return (
    <fieldset className="inline-flex shrink-0 items-center rounded-full border border-line">
      <legend className="sr-only">{cartText('units', { title })}</legend>
      <button
        type="button"
        aria-label={cartText('fewer', { title })}
        disabled={units <= 1}
        onClick={() => onChange(units - 1)}
        className={button}
      >
        <Minus aria-hidden="true" className="size-4" />
      </button>
      <output aria-label={cartText('unitsNow', { title, count: units })} className="min-w-6 text-center font-bold">
        {units}
      </output>
      <button
        type="button"
        aria-label={cartText('more', { title })}
        disabled={units >= most}
        onClick={() => onChange(units + 1)}
        className={button}
      >
        <Plus aria-hidden="true" className="size-4" />
      </button>
    </fieldset>
  );
}
