import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../../contracts/errors.ts';
import * as contract from '../../../../contracts/ordering/checkout.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import { describePurchase, getOwnPurchase, payWithCard } from '../payments/purchases.service.ts';
import { type CheckoutDeps, placeOrders } from './checkout.service.ts';

type Deps = CheckoutDeps & { perMinute: number };

export function checkoutRoutes(app: FastifyInstance, deps: Deps): void {
  const perBuyer = { perMinute: deps.perMinute, accountErrorCode: 'too_many_requests' } as const;

  serve(
    app,
    contract.checkout,
    async ({ account, body }) => {
      if (account.isDemo && !body.address_id) throw new AppError('not_for_demo', { key: 'demo_address' });
      const { purchase, written } = await placeOrders(deps, account.id, body);
      return succeed('orderPlaced', await describePurchase(deps, purchase, written));
    },
    perBuyer,
  );

  serve(
    app,
    contract.payPurchase,
    async ({ account, params, body: { card, two_factor_code: code } }) => {
      const purchase = await getOwnPurchase(deps.db, account.id, Number(params.id));
      const typed = card ? { card, ...(code === undefined ? {} : { code }) } : null;
      const paid = await payWithCard(deps, purchase, typed);
      return succeed(paid.state === 'paid' ? 'paymentReceived' : 'paymentStarted', paid);
    },
    perBuyer,
  );

  serve(app, contract.getPurchase, async ({ account, params }) => {
    const purchase = await getOwnPurchase(deps.db, account.id, Number(params.id));
    return succeed('purchaseFound', await describePurchase(deps, purchase));
  });
}
