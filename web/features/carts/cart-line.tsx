import { Link } from 'react-router';
import type { CartLine } from '../../../contracts/carts.ts';
import { isReduced } from '../../../contracts/price-rules.ts';
import { cartText } from '../../../messages/generated/cart.ts';
import { formatMoney } from '../../lib/format.ts';
import { LinePicture } from '../order-parts/line-picture.tsx';
import { LineNotes } from './line-notes.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

interface CartLineRowProps {
  line: CartLine;
  countryName: string;
  onUnits: (units: number) => void;
  onRemove: () => void;
  onSave: () => void;
}

const action = 'inline-flex min-h-11 items-center font-semibold text-muted text-sm hover:text-ink hover:underline';

export function CartLineRow({ line, countryName, onUnits, onRemove, onSave }: CartLineRowProps) {
  const { problem } = line;
  const title = line.title || cartText('goneTitle');
  const isGone = problem === 'not_sold_any_more';
  const canChange = !isGone && problem !== 'sold_out';
  return (
    <li className="flex gap-3.5 border-line border-t py-4 first:border-t-0">
      <LinePicture image={line.image} isFaded={problem !== null} />
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_12rem]">
          <p dir="auto" className="font-bold wrap-anywhere">
            {isGone ? (
              title
            ) : (
              <Link to={`/product/${line.product_id}`} className="hover:underline">
                {title}
              </Link>
            )}
          </p>
          <LineNotes line={line} countryName={countryName} />
          <p className="flex flex-wrap gap-x-4">
            <button type="button" onClick={onRemove} aria-label={cartText('removeLine', { title })} className={action}>
              {cartText('remove')}
            </button>
            {!isGone && (
              <button type="button" onClick={onSave} className={action}>
                {cartText('saveForLater')}
              </button>
            )}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:flex-1">
          {canChange && <QuantityStepper title={title} units={line.units} stock={line.stock} onChange={onUnits} />}
          <p className="ml-auto text-right font-bold tabular-nums sm:min-w-21">
            {isReduced(line) && canChange && (
              <s className="block font-normal text-muted text-sm">
                {formatMoney((line.price_before_cents ?? 0) * line.units)}
              </s>
            )}
            {canChange ? formatMoney(line.price_cents * line.units) : cartText('unavailable')}
          </p>
        </div>
      </div>
    </li>
  );
}
