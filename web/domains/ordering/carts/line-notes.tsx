import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { CartLine } from '../../../../contracts/ordering/carts.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { cartText } from '../../../../i18n/generated/cart.ts';
import { Badge } from '../../../ui/display/badge.tsx';

/** Above this, what is left is no news to a buyer. */
const fewUnits = 5;

interface LineNotesProps {
  line: CartLine;
  currency: ShopCurrency;
  countryName: string;
}

/** What is to be known about a line: why it cannot be bought, a changed price, or that few are left. */
export function LineNotes({ line, currency, countryName }: LineNotesProps) {
  const problem = problemText(line, countryName);
  if (problem) {
    return (
      <p>
        <Badge tone="bad">{problem}</Badge>
      </p>
    );
  }
  const change = line.seen_price_cents === null ? 0 : line.price_cents - line.seen_price_cents;
  return (
    <>
      {change !== 0 && (
        <p className="font-medium text-sm text-warn">
          {cartText(change > 0 ? 'rose' : 'fell', { amount: formatMoney(Math.abs(change), currency) })}
        </p>
      )}
      {line.stock !== null && line.stock <= fewUnits && (
        <p className="text-muted text-sm">{cartText('left', { count: line.stock })}</p>
      )}
    </>
  );
}

function problemText({ problem, stock }: CartLine, country: string): string | null {
  switch (problem) {
    case null:
      return null;
    case 'variant_missing':
      return cartText('variantMissing');
    case 'sold_out':
      return cartText('soldOut');
    case 'too_few_left':
      return cartText('tooFewLeft', { count: stock ?? 0 });
    case 'not_sold_any_more':
      return cartText('notSoldAnyMore');
    case 'own_product':
      return cartText('ownProduct');
    case 'cannot_be_bought_yet':
      return cartText('cannotBeBoughtYet');
    case 'not_shipped_there':
      return cartText('notShippedThere', { country });
  }
}
