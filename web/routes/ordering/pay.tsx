import { getPurchase } from '../../../contracts/ordering/checkout.ts';
import { paymentText } from '../../../i18n/generated/payment.ts';
import { api } from '../../lib/api/api.ts';
import { toResult } from '../../lib/api/async-result.ts';
import { loadModule } from '../../lib/page/load-module.ts';
import { pageMeta } from '../../lib/page/page-meta.ts';
import { AsyncPart } from '../../ui/states/async-part.tsx';
import type { Route } from './+types/pay.ts';

export const meta = () =>
  pageMeta({ title: `${paymentText('title')} · Snapbazaar`, description: paymentText('description') });

const loadView = () => loadModule(() => import('../../domains/ordering/payments/payment-view.tsx'));

/** Not awaited, so that the page renders at once with a skeleton; its view is loaded beside its data. */
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => ({
  purchase: toResult(Promise.all([api(getPurchase, { params: { id: params.purchaseId } }), loadView()])),
});

export default function PayPage({ loaderData: { purchase } }: Route.ComponentProps) {
  return (
    <div className="page-width max-w-144 pt-6 pb-4 sm:pt-10">
      <h1 className="mb-4 text-title sm:text-display">{paymentText('title')}</h1>
      <AsyncPart result={purchase} name={paymentText('thisPage')}>
        {([data, { PaymentView }]) => <PaymentView first={data} />}
      </AsyncPart>
    </div>
  );
}
