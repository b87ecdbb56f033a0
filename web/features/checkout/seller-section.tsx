import type { CartLine, CartSeller } from '../../../contracts/carts.ts';
import { cartText } from '../../../messages/generated/cart.ts';
import { checkoutText } from '../../../messages/generated/checkout.ts';
import { factDot } from '../../../messages/join-text.ts';
import { formatMoney } from '../../lib/format.ts';
import { formatArrival } from '../../lib/format-days.ts';
import { Card } from '../../ui/card.tsx';
import { isBuyable } from '../carts/cart-totals.ts';
import { LineNotes } from '../carts/line-notes.tsx';
import { QuantityStepper } from '../carts/quantity-stepper.tsx';
import { SellerHeading } from '../carts/seller-heading.tsx';
import { LinePicture } from '../order-parts/line-picture.tsx';

interface SellerSectionProps {
  seller: CartSeller;
  countryName: string;
  onUnits: (line: CartLine, units: number) => void;
}

/** The lines of one seller, which become one order, and their delivery. */
export function SellerSection({ seller, countryName, onUnits }: SellerSectionProps) {
  return (
    <Card>
      <SellerHeading seller={seller} />
      <ul>
        {seller.lines.map((line) => (
          <li
            key={line.product_id}
            className="flex gap-3.5 max-tiny:flex-wrap border-line border-t py-4 first:border-t-0"
          >
            <LinePicture image={line.image} isFaded={line.problem !== null} />
            <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2 max-tiny:basis-full">
              <div className="min-w-0 flex-[1_1_12rem] max-tiny:basis-full">
                <p dir="auto" className="font-bold wrap-anywhere">
                  {line.title || cartText('goneTitle')}
                </p>
                <LineNotes line={line} countryName={countryName} />
              </div>
              {(line.problem === null || line.problem === 'too_few_left') && (
                <QuantityStepper
                  title={line.title}
                  units={line.units}
                  stock={line.stock}
                  onChange={(units) => onUnits(line, units)}
                />
              )}
              {line.problem === null && (
                <p className="ml-auto text-right font-bold tabular-nums sm:min-w-21">
                  {formatMoney(line.price_cents * line.units)}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {seller.delivery && seller.lines.some(isBuyable) && (
        <p className="flex justify-between gap-4 max-tiny:flex-wrap rounded-card border border-line px-4 py-3 text-sm">
          <span>
            {cartText('delivery', { country: countryName })}
            <span className="text-muted">
              {factDot}
              {cartText('arrives', { days: formatArrival(seller.delivery) })}
            </span>
          </span>
          <strong className="whitespace-nowrap tabular-nums">
            {seller.delivery.fee_cents > 0 ? formatMoney(seller.delivery.fee_cents) : checkoutText('free')}
          </strong>
        </p>
      )}
      {seller.ships_there === false && (
        <p className="rounded-card bg-warn-soft px-4 py-3 font-medium">
          {checkoutText('notShipped', { seller: seller.seller_name, country: countryName })}
        </p>
      )}
    </Card>
  );
}
