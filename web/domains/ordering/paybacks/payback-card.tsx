import type { Order, Payback } from '../../../../contracts/ordering/orders/orders.ts';
import { paybackText } from '../../../../i18n/generated/payback.ts';
import { joinFacts } from '../../../../i18n/join-text.ts';
import { formatLocalDay } from '../../../lib/language/format-days.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { PrivatePhoto } from '../order-photos/private-photo.tsx';
import { formatPayback } from './payback-text.ts';

type Reader = 'customer' | 'seller';
type BuyerAction = 'payback-account' | 'payback-received' | 'payback-missing';

interface Request<Action extends string> {
  action: Action;
  payback: Payback;
}

type PaybackCardProps = { order: Order } & (
  | { reader: 'customer'; onRequest: (request: Request<BuyerAction>) => void }
  | { reader: 'seller'; onRequest: (request: Request<'send-payback'>) => void }
);

/** What a seller who was paid directly pays back: what comes next, where it goes, and its proof. */
export function PaybackCard({ order, ...side }: PaybackCardProps) {
  return (
    <Card>
      <h2 className="text-lg">{paybackText('title')}</h2>
      <ul>
        {order.paybacks.map((payback) => (
          <li key={payback.id} className="flex flex-col items-start gap-2 border-line border-t py-3 first:border-t-0">
            <p className="font-bold font-heading text-lg tabular-nums">{formatPayback(payback)}</p>
            <p className={isLate(payback) ? 'text-warn' : undefined}>{stateText(payback, side.reader)}</p>
            <Account payback={payback} reader={side.reader} />
            <Evidence payback={payback} orderId={order.id} reader={side.reader} />
            <div className="flex flex-wrap gap-2 empty:hidden">
              {side.reader === 'customer' ? (
                <BuyerButtons payback={payback} onRequest={side.onRequest} />
              ) : (
                isUnpaid(payback) && (
                  <Button tone="primary" onClick={() => side.onRequest({ action: 'send-payback', payback })}>
                    {paybackText('send')}
                  </Button>
                )
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const isUnpaid = ({ state }: Payback) => state === 'needs_account' || state === 'due';

const isLate = ({ state, due_at: dueAt }: Payback) =>
  state === 'due' && dueAt !== null && Date.parse(dueAt) < Date.now();

function stateText(payback: Payback, reader: Reader): string {
  const day = (time: string | null) => (time === null ? '' : formatLocalDay(time));
  const isBuyer = reader === 'customer';
  switch (payback.state) {
    case 'needs_account':
      return paybackText(isBuyer ? 'buyerNeedsAccount' : 'sellerNeedsAccount');
    case 'due': {
      const text = isLate(payback) ? (['buyerLate', 'sellerLate'] as const) : (['buyerDue', 'sellerDue'] as const);
      return paybackText(text[isBuyer ? 0 : 1], { date: day(payback.due_at) });
    }
    case 'sent': {
      const days = { date: day(payback.sent_at), end: day(payback.received_by) };
      return paybackText(isBuyer ? 'buyerSent' : 'sellerSent', days);
    }
    case 'disputed':
      return paybackText(isBuyer ? 'buyerDisputed' : 'sellerDisputed');
    case 'received':
      return paybackText('received', { date: day(payback.received_at) });
  }
}

function Account({ payback: { account }, reader }: { payback: Payback; reader: Reader }) {
  if (!account) return null;
  return (
    <dl className="w-full rounded-card bg-sunken px-4 py-3">
      <dt className="text-muted text-sm">{paybackText(reader === 'seller' ? 'payTo' : 'yourAccount')}</dt>
      <dd dir="auto" className="font-semibold wrap-anywhere">
        {joinFacts(account.bank || paybackText(account.method), account.holder, account.number)}
      </dd>
    </dl>
  );
}

function Evidence({ payback, orderId, reader }: { payback: Payback; orderId: string; reader: Reader }) {
  const { reference, slip } = payback;
  return (
    <>
      {reference && (
        <p className="text-sm wrap-anywhere">
          {paybackText('reference')}: {reference}
        </p>
      )}
      {slip && <PrivatePhoto reader={reader} orderId={orderId} name={slip} alt={paybackText('slip')} />}
    </>
  );
}

interface BuyerButtonsProps {
  payback: Payback;
  onRequest: (request: Request<BuyerAction>) => void;
}

function BuyerButtons({ payback, onRequest }: BuyerButtonsProps) {
  const { state } = payback;
  if (state === 'received') return null;
  const isNamed = payback.account !== null;
  return (
    <>
      {isUnpaid(payback) && (
        <Button
          tone={isNamed ? 'secondary' : 'primary'}
          onClick={() => onRequest({ action: 'payback-account', payback })}
        >
          {paybackText(isNamed ? 'changeAccount' : 'nameAccount')}
        </Button>
      )}
      <Button
        tone={state === 'sent' ? 'primary' : 'secondary'}
        onClick={() => onRequest({ action: 'payback-received', payback })}
      >
        {paybackText('haveIt')}
      </Button>
      {state === 'sent' && (
        <Button onClick={() => onRequest({ action: 'payback-missing', payback })}>{paybackText('missing')}</Button>
      )}
    </>
  );
}
