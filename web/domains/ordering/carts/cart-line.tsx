import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { CartLine } from '../../../../contracts/ordering/carts.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { cartText } from '../../../../i18n/generated/cart.ts';
import { LineRow, lineTitle } from './line-row.tsx';

interface CartLineRowProps {
  line: CartLine;
  currency: ShopCurrency;
  countryName: string;
  onUnits: (units: number) => void;
  onRemove: () => void;
  onSave: () => void;
}

const action = 'inline-flex min-h-11 items-center font-semibold text-muted text-sm hover:text-ink hover:underline';

export function CartLineRow({ line, currency, countryName, onUnits, onRemove, onSave }: CartLineRowProps) {
  const before = line.price_before_cents ?? 0;
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
      currency={currency}
      countryName={countryName}
      isLinked={!isGone}
      actions={actions}
      onUnits={canChange ? onUnits : undefined}
    >
      {before > line.price_cents && canChange && (
        <s className="block font-normal text-muted text-sm">{formatMoney(before * line.units, currency)}</s>
      )}
      {canChange ? formatMoney(line.price_cents * line.units, currency) : cartText('unavailable')}
    </LineRow>
  );
}
