import { isReduced } from '../../../../contracts/marketplace/price-rules.ts';
import type { CartLine } from '../../../../contracts/ordering/carts.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { cartText } from '../../../../i18n/generated/cart.ts';
import { LineRow, lineTitle } from './line-row.tsx';

interface CartLineRowProps {
  line: CartLine;
  countryName: string;
  onUnits: (units: number) => void;
  onRemove: () => void;
  onSave: () => void;
}

const action = 'inline-flex min-h-11 items-center font-semibold text-muted text-sm hover:text-ink hover:underline';

export function CartLineRow({ line, countryName, onUnits, onRemove, onSave }: CartLineRowProps) {
  const isGone = line.problem === 'not_sold_any_more';
  const canChange = !isGone && line.problem !== 'sold_out';
  const actions = (
    <p className="flex flex-wrap gap-x-4">
      <button
        type="button"
        onClick={onRemove}
        aria-label={cartText('removeLine', { title: lineTitle(line) })}
        className={action}
      >
        {cartText('remove')}
      </button>
      {!isGone && (
        <button type="button" onClick={onSave} className={action}>
          {cartText('saveForLater')}
        </button>
      )}
    </p>
  );
  return (
    <LineRow
      line={line}
      countryName={countryName}
      isLinked={!isGone}
      actions={actions}
      onUnits={canChange ? onUnits : undefined}
    >
      {isReduced(line) && canChange && (
        <s className="block font-normal text-muted text-sm">
          {formatMoney((line.price_before_cents ?? 0) * line.units)}
        </s>
      )}
      {canChange ? formatMoney(line.price_cents * line.units) : cartText('unavailable')}
    </LineRow>
  );
}
