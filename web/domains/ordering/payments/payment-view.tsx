import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { getPurchase, type Purchase } from '../../../../contracts/ordering/checkout.ts';
import { paymentText } from '../../../../i18n/generated/payment.ts';
import { api } from '../../../lib/api/api.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { buttonClasses } from '../../../ui/buttons/button-style.ts';
import { Card } from '../../../ui/display/card.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { CardPayment } from './card-payment.tsx';
import { type QrCode, QrPayment } from './qr-payment.tsx';

/** A provider’s message and a seller’s confirmation take seconds to minutes. */
const askAgainMs = 4000;

/** A purchase that is asked for again until it is paid; without a connection the last answer stays on the page. */
export function usePurchase(first: Purchase) {
  const [purchase, setPurchase] = useState(first);
  const id = purchase.purchase_id;
  const isWaiting = purchase.state === 'pending' && purchase.payment.type !== 'none';
  useEffect(() => {
    if (!isWaiting) return;
    const stop = new AbortController();
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      api(getPurchase, { params: { id }, signal: stop.signal }).then(setPurchase, () => undefined);
    }, askAgainMs);
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [id, isWaiting]);
  return { purchase, setPurchase };
}

/** What is to be paid and how; tells by itself when it is paid. */
export function PaymentView({ first }: { first: Purchase }) {
  const { purchase, setPurchase } = usePurchase(first);
  const { orders, payment, state } = purchase;
  const outcome = { orders, takesFocus: purchase !== first };
  if (state === 'cancelled') {
    const isUnpaid = orders.every(({ payment_state }) => payment_state === 'unpaid');
    const text = isUnpaid ? 'cancelledText' : 'cancelledPaidText';
    return <Outcome {...outcome} title="cancelledTitle" text={text} hasCart />;
  }
  if (state === 'paid') return <Outcome {...outcome} title="doneTitle" text="doneText" />;
  switch (payment.type) {
    case 'none':
      return <Outcome {...outcome} title="placedTitle" text="placedText" />;
    case 'card':
      return (
        <CardPayment
          purchaseId={payment.purchase_id}
          currency={payment.currency}
          amountCents={payment.amount_cents}
          onPaid={setPurchase}
        />
      );
    case 'redirect':
      return <ProviderPayment url={payment.url} />;
    case 'qr':
      return (
        <div className="flex flex-col gap-4">
          {isPartPaid(orders, payment.codes) && <p role="status">{paymentText('partPaid')}</p>}
          {payment.codes.map((code) => (
            <QrPayment key={code.order_id} code={code} isConverted={isConverted(code, orders)} />
          ))}
        </div>
      );
  }
}

/** Whether something is paid and something else neither paid nor reported. */
const isPartPaid = (orders: Purchase['orders'], codes: readonly QrCode[]) =>
  orders.some(({ payment_state }) => payment_state === 'paid') && codes.some((code) => !code.is_claimed);

/** Whether the shop sells in another currency than the transfer is made in. */
const isConverted = ({ order_id, currency }: QrCode, orders: Purchase['orders']) =>
  orders.some((order) => order.id === order_id && order.currency !== currency);

/** The buyer comes back here from the provider; the provider’s own message decides whether it is paid. */
function ProviderPayment({ url }: { url: string }) {
  const [search] = useSearchParams();
  const from = search.get('from');
  return (
    <Card className="flex flex-col items-start gap-4">
      <h2 className="text-xl">{paymentText('redirectTitle')}</h2>
      <p role="status">
        {from === 'paid' && paymentText('pending')}
        {from === 'cancelled' && paymentText('providerCancelled')}
        {from === null && paymentText('redirectText')}
      </p>
      <a href={url} className={buttonClasses({ tone: from === 'paid' ? 'secondary' : 'primary', size: 'large' })}>
        {paymentText('goToProvider')}
      </a>
    </Card>
  );
}

interface OutcomeProps {
  orders: Purchase['orders'];
  title: 'doneTitle' | 'placedTitle' | 'cancelledTitle';
  text: 'doneText' | 'placedText' | 'cancelledText' | 'cancelledPaidText';
  hasCart?: boolean;
  /** Set where it takes the place of a form that had the focus. */
  takesFocus: boolean;
}

function Outcome({ orders, title, text, hasCart, takesFocus }: OutcomeProps) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it appears.
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, []);
  const [first] = orders;
  const isOne = orders.length === 1 && first;
  return (
    <div ref={place} role="status" tabIndex={-1} className="outline-none">
      <EmptyState
        title={paymentText(title)}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink to={isOne ? `/orders/${first.id}` : '/orders'} tone="primary" size="large">
              {paymentText(isOne ? 'seeOrder' : 'seeOrders')}
            </ButtonLink>
            {hasCart && (
              <ButtonLink to="/cart" size="large">
                {paymentText('toCart')}
              </ButtonLink>
            )}
          </div>
        }
      >
        {paymentText(text)}
      </EmptyState>
    </div>
  );
}
