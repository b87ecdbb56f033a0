import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { CartLine, CartSeller } from '../../../../contracts/ordering/carts.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { checkoutText } from '../../../../i18n/generated/checkout.ts';
import { Card } from '../../../ui/display/card.tsx';
import { DeliveryLine } from '../carts/delivery-line.tsx';
import { keyOfLine } from '../carts/line-key.ts';
import { LineRow } from '../carts/line-row.tsx';
import { SellerHeading } from '../carts/seller-heading.tsx';

interface SellerSectionProps {
  seller: CartSeller;
  countryName: string;
  onUnits: (line: CartLine, units: number, currency: ShopCurrency) => void;
}

/** The lines of one seller, which become one order, and their delivery. */
export function SellerSection({ seller, countryName, onUnits }: SellerSectionProps) {
  return (
    <Card>
      <SellerHeading seller={seller} />
      <ul>
        {seller.lines.map((line) => (
          <LineRow
            key={keyOfLine(line)}
            line={line}
            currency={seller.currency}
            countryName={countryName}
            onUnits={canChange(line) ? (units) => onUnits(line, units, seller.currency) : undefined}
          >
            {line.problem === null && formatMoney(line.price_cents * line.units, seller.currency)}
          </LineRow>
        ))}
      </ul>
      <DeliveryLine seller={seller} countryName={countryName} />
      {seller.ships_there === false && (
        <p className="rounded-card bg-warn-soft px-4 py-3 font-medium">
          {checkoutText('notShipped', { seller: seller.seller_name, country: countryName })}
        </p>
      )}
    </Card>
  );
}

const canChange = ({ problem }: CartLine) => problem === null || problem === 'too_few_left';
