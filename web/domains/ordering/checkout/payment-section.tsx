import type { CartSeller } from '../../../../contracts/ordering/carts.ts';
import type { PaymentMethod } from '../../../../contracts/ordering/orders/order-states.ts';
import { checkoutText } from '../../../../i18n/generated/checkout.ts';
import { paymentNamesText } from '../../../../i18n/generated/payment-names.ts';
import { joinNames } from '../../../../i18n/join-text.ts';
import { countryNameOf } from '../../../lib/country/country-names.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { ChoiceCard } from '../../../ui/fields/choice-card.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { methodFor, offeredMethods, paymentMethodHint, paymentMethodName } from '../payments/payment-methods.ts';

interface PaymentSectionProps {
  sellers: CartSeller[];
  method: PaymentMethod | null;
  methodsBySeller: Record<string, PaymentMethod>;
  isSandbox: boolean;
  onMethod: (method: PaymentMethod) => void;
  /** The buyer asks for a transfer that is not offered in the country of the address. */
  onRequest: (method: PaymentMethod) => void;
  onSellerMethod: (sellerId: string, method: PaymentMethod) => void;
}

/** One method for all; sellers who do not take it are paid another way, which can be chosen for each. */
export function PaymentSection(props: PaymentSectionProps) {
  const { sellers, method, methodsBySeller, isSandbox, onMethod, onRequest, onSellerMethod } = props;
  const others = sellers.filter((seller) => method !== null && !seller.payment_methods.includes(method));
  return (
    <Card className="flex flex-col gap-4">
      <fieldset className="flex flex-col gap-3.5">
        <legend className="mb-4 font-bold font-heading text-xl">{checkoutText('payWith')}</legend>
        {offeredMethods(sellers).map((one) => (
          <ChoiceCard
            key={one}
            name="payment_method"
            value={one}
            isSelected={one === method}
            onSelect={() => onMethod(one)}
          >
            <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <span className="font-bold">{paymentMethodName(one)}</span>
              <MethodMark method={one} isSandbox={isSandbox} />
            </span>
            <span className="block text-muted text-sm">{paymentMethodHint(one)}</span>
            <Takers method={one} sellers={sellers} />
          </ChoiceCard>
        ))}
        {method === null && <p className="text-muted">{checkoutText('noMethod')}</p>}
      </fieldset>
      {method !== null &&
        others.map((seller) => (
          <SelectField
            key={seller.seller_id}
            label={checkoutText('paySellerWith', { seller: seller.seller_name })}
            value={methodFor(seller, method, methodsBySeller)}
            onChange={({ target }) => onSellerMethod(seller.seller_id, target.value as PaymentMethod)}
            options={seller.payment_methods.map((one) => ({ value: one, label: paymentMethodName(one) }))}
          />
        ))}
      <MissingMethods sellers={sellers} onRequest={onRequest} />
    </Card>
  );
}

/** Why a method that a seller takes is not offered for this address, and the way to ask for it. */
function MissingMethods({ sellers, onRequest }: Pick<PaymentSectionProps, 'sellers' | 'onRequest'>) {
  const offered = offeredMethods(sellers);
  const missing = new Map(
    sellers
      .flatMap(({ other_payment_methods }) => other_payment_methods)
      .filter(({ method }) => !offered.includes(method))
      .map((one) => [one.method, one]),
  );
  if (missing.size === 0) return null;
  return (
    <section aria-label={checkoutText('otherMethods')} className="border-line border-t pt-3.5 text-muted text-sm">
      <ul className="flex flex-col gap-2">
        {[...missing.values()].map(({ method, country, is_on_request }) => {
          const words = { method: paymentMethodName(method), country: countryNameOf(country) };
          return (
            <li key={method} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
              <span>{checkoutText(method === 'cash_on_delivery' ? 'methodHome' : 'methodElsewhere', words)}</span>
              {is_on_request && (
                <Button size="small" onClick={() => onRequest(method)}>
                  {checkoutText('useAnyway', { method: words.method })}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function MethodMark({ method, isSandbox }: { method: PaymentMethod; isSandbox: boolean }) {
  if (method === 'card') return isSandbox ? <Badge tone="warn">{paymentNamesText('sandbox')}</Badge> : null;
  return method === 'cash_on_delivery' ? null : <Badge tone="good">{paymentNamesText('noFee')}</Badge>;
}

/** Who takes a method, where not all sellers do. */
function Takers({ method, sellers }: { method: PaymentMethod; sellers: readonly CartSeller[] }) {
  const takers = sellers.filter(({ payment_methods }) => payment_methods.includes(method));
  if (takers.length === sellers.length) return null;
  const names = joinNames(takers.map(({ seller_name }) => seller_name));
  return (
    <span className="block text-muted text-sm wrap-anywhere">{paymentNamesText('onlyFrom', { sellers: names })}</span>
  );
}
