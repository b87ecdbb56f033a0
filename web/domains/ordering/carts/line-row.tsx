import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { CartLine } from '../../../../contracts/ordering/carts.ts';
import { cartText } from '../../../../i18n/generated/cart.ts';
import { classes } from '../../../ui/buttons/classes.ts';
import { LinePicture } from '../order-parts/line-picture.tsx';
import { LineNotes } from './line-notes.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

interface LineRowProps {
  line: CartLine;
  /** The shop's, in whose smallest unit the prices are. */
  currency: ShopCurrency;
  countryName: string;
  /** Whether the title leads to the product. */
  isLinked?: boolean;
  /** What else can be done with the line. */
  actions?: ReactNode;
  /** Omitted where the number of units cannot be changed. */
  onUnits?: ((units: number) => void) | undefined;
  /** What the units cost together. */
  children?: ReactNode;
}

/** A product in the cart or in the check-out, with its units and what they cost. */
export function LineRow({ line, currency, countryName, isLinked, actions, onUnits, children }: LineRowProps) {
  const title = lineTitle(line);
  return (
    <li className="flex gap-3.5 max-tiny:flex-wrap border-line border-t py-4 first:border-t-0">
      <LinePicture image={line.image} isFaded={line.problem !== null} />
      <div
        className={classes(
          'flex min-w-0 flex-1 flex-wrap gap-x-4 gap-y-2 max-tiny:basis-full',
          actions ? 'items-start' : 'items-center',
        )}
      >
        <div className="min-w-0 flex-[1_1_12rem] max-tiny:basis-full">
          <p dir="auto" className="font-bold wrap-anywhere">
            {isLinked ? (
              <Link to={`/product/${line.product_id}`} className="hover:underline">
                {title}
              </Link>
            ) : (
              title
            )}
          </p>
          {line.variant && <p className="text-muted text-sm">{line.variant}</p>}
          <LineNotes line={line} currency={currency} countryName={countryName} />
          {actions}
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 empty:hidden max-sm:flex-1">
          {onUnits && <QuantityStepper title={title} units={line.units} stock={line.stock} onChange={onUnits} />}
          {children && <p className="ml-auto text-right font-bold tabular-nums sm:min-w-21">{children}</p>}
        </div>
      </div>
    </li>
  );
}

/** The title of a line; one that is not sold any more may have none. */
export const lineTitle = (line: CartLine): string => line.title || cartText('goneTitle');
