import { useState } from 'react';
import { checkAddress } from '../../../../contracts/ordering/address-rules.ts';
import { addressNames } from '../../../../contracts/ordering/addresses.ts';
import type { CartSeller } from '../../../../contracts/ordering/carts.ts';
import { checkoutText } from '../../../../i18n/generated/checkout.ts';
import { countryNameOf } from '../../../lib/country/country-names.ts';
import { rememberDeliveryCountry } from '../../../lib/country/delivery-country.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { type FormErrors, useForm } from '../../../ui/fields/forms.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { usePostalCodeConfirmation } from '../addresses/postal-code-confirmation.ts';
import { buyableSellers, mayBecomeBuyable, totalsOf } from '../carts/cart-totals.ts';
import { initialMethod, methodFor, rememberPaymentMethod, withRequestedMethods } from '../payments/payment-methods.ts';
import { AddressSection } from './address-section.tsx';
import { CheckoutProblem, CheckoutSum } from './checkout-sum.tsx';
import type { LoadedCheckout } from './load-checkout.ts';
import { type CheckoutDraft, writeCheckoutDraft } from './load-checkout.ts';
import { PaymentSection } from './payment-section.tsx';
import { orderRequest, usePlaceOrder } from './place-order.ts';
import { SellerSection } from './seller-section.tsx';
import { useQuote } from './use-quote.ts';

const formNames = [...addressNames, 'note'] as const;

/** Address, delivery and payment on one page, which is one form; what is typed is stored with every change. */
export function CheckoutView({ addresses, draft: firstDraft, cart: firstCart, source }: LoadedCheckout) {
  const [draft, setDraft] = useState(firstDraft);
  const [hasAddressFields, setHasAddressFields] = useState(false);
  const saved = addresses.find(({ id }) => id === draft.addressId);
  const country = saved?.country ?? draft.address.country ?? '';
  const { cart, isQuoting, requote, quoteFor, changeUnits } = useQuote(firstCart, country || undefined, source);
  const { place, problem, unanswered } = usePlaceOrder(requote);
  const confirmPostalCode = usePostalCodeConfirmation();
  const sellers = withRequestedMethods(buyableSellers(cart), draft.requestedMethods);
  const method = initialMethod(sellers, draft.method);
  const [totals] = totalsOf(cart);

  function change(part: Partial<CheckoutDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    writeCheckoutDraft(next);
    const now = addresses.find(({ id }) => id === next.addressId)?.country ?? next.address.country;
    quoteFor(now || undefined);
  }

  const form = useForm(formNames, {
    accountRole: 'customer',
    check: (values): FormErrors<(typeof formNames)[number]> => (saved ? {} : checkAddress(values)),
    refusals: { postal_code_doubtful: 'postal_code' },
    async send(values) {
      if (method === null) return;
      rememberPaymentMethod(method);
      rememberDeliveryCountry(country);
      await confirmPostalCode(values, (is_postal_code_confirmed) => {
        const typed = { ...values, is_postal_code_confirmed };
        return place(orderRequest(sellers, draft, method, typed, totals.totalCents));
      });
    },
  });

  function storeTyped(event: { target: EventTarget }) {
    const { name, value } = event.target as HTMLInputElement;
    if (name === 'note') change({ note: value });
    if (addressNames.some((one) => one === name)) change({ address: { ...draft.address, [name]: value } });
  }

  const canOrder = cart.sellers.some(({ lines }) => lines.some(mayBecomeBuyable));
  if (!canOrder && !unanswered) return <NothingToOrder sellers={cart.sellers} productId={source.productId} />;
  const isCard = method !== null && sellers.some((one) => methodFor(one, method, draft.methodsBySeller) === 'card');
  return (
    <form
      {...form.props}
      onInput={(event) => {
        form.props.onInput(event);
        storeTyped(event);
      }}
      className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8"
    >
      <div className="flex flex-col gap-4">
        <p className="text-muted text-sm">
          {isCard && cart.is_sandbox !== false
            ? checkoutText('sandbox')
            : !isCard && method !== null && checkoutText('direct')}
        </p>
        {unanswered && <Unanswered onAsk={() => void place(unanswered)} />}
        <AddressSection
          addresses={addresses}
          draft={draft}
          country={draft.address.country ?? ''}
          errors={form.errors}
          onDraft={change}
          onFields={() => setHasAddressFields(true)}
        />
        {cart.sellers.map((seller) => (
          <SellerSection
            key={seller.seller_id}
            seller={seller}
            countryName={country && countryNameOf(country)}
            onUnits={changeUnits}
          />
        ))}
        {sellers.length > 0 && (
          <PaymentSection
            sellers={sellers}
            method={method}
            methodsBySeller={draft.methodsBySeller}
            isSandbox={cart.is_sandbox !== false}
            onMethod={(chosen) => change({ method: chosen })}
            onRequest={(asked) => change({ method: asked, requestedMethods: [...draft.requestedMethods, asked] })}
            onSellerMethod={(id, chosen) => change({ methodsBySeller: { ...draft.methodsBySeller, [id]: chosen } })}
          />
        )}
        <TextArea
          label={checkoutText('note')}
          hint={checkoutText('noteHint')}
          name="note"
          rows={2}
          maxLength={500}
          defaultValue={draft.note}
        />
      </div>
      {totals.units > 0 ? (
        <CheckoutSum
          totals={totals}
          isBusy={form.isBusy}
          isReady={form.isReady && !isQuoting && method !== null && (saved !== undefined || hasAddressFields)}
          problem={problem}
        />
      ) : (
        <CheckoutProblem text={problem} />
      )}
    </form>
  );
}

function Unanswered({ onAsk }: { onAsk: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 rounded-card bg-warn-soft px-4 py-3">
      <p className="min-w-0 flex-[1_1_16rem] font-medium">{checkoutText('unanswered')}</p>
      <Button onClick={onAsk}>{checkoutText('askAgain')}</Button>
    </div>
  );
}

/** Says of each line why it cannot be ordered; there is no sum of nothing. */
function NothingToOrder({ sellers, productId }: { sellers: readonly CartSeller[]; productId: string | null }) {
  const wayBack =
    productId === null || sellers.length === 0 ? (
      <ButtonLink to="/cart">{checkoutText('toCart')}</ButtonLink>
    ) : (
      <ButtonLink to={`/product/${productId}`}>{checkoutText('toProduct')}</ButtonLink>
    );
  if (sellers.length === 0) return <EmptyState title={checkoutText('nothing')} action={wayBack} />;
  return (
    <div className="flex flex-col gap-4">
      {sellers.map((seller) => (
        <SellerSection key={seller.seller_id} seller={seller} countryName="" onUnits={() => undefined} />
      ))}
      <div>{wayBack}</div>
    </div>
  );
}
