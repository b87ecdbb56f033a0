import type { Language } from '../../../../contracts/languages.ts';
import type { Call } from '../../../platform/http/serve.ts';
import { succeed } from '../../../platform/http/serve.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { ActionDeps } from '../order-lifecycle/buyer-actions.service.ts';
import { openOrderPhoto } from '../order-lifecycle/order-photos.service.ts';
import type { Reader } from '../order-state/order-actions.service.ts';
import { getOwnOrder, type Party } from '../order-state/own-orders.service.ts';
import { describeOrder } from './describe-order.service.ts';

/** A call about one order; both parties have an account. */
type OrderCall<Body = unknown, Params = unknown> = Pick<
  Call<{ id: string } & Params, Body, 'account'>,
  'account' | 'params' | 'body'
>;

interface Deps extends ActionDeps {
  storage: Storage;
  perMinute: number;
}

/** What the calls of both parties about one order have in common; another one's order is not found. */
export function orderHandlers(deps: Deps, reader: Reader) {
  const { db } = deps;
  const partyOf = ({ account, params }: Omit<OrderCall, 'body'>): Party => {
    return { reader, accountId: account.id, orderId: Number(params.id) };
  };
  const ownOrderOf = (call: Omit<OrderCall, 'body'>) => getOwnOrder(db, partyOf(call));
  const describe = async (call: OrderCall<{ language: Language }>) => {
    const { language } = call.body;
    const order = await describeOrder(db, await ownOrderOf(call), { reader, language, now: deps.now() });
    return succeed('orderFound', { order });
  };
  return {
    ownOrderOf,
    describe,
    /** Does what was asked and answers the order as it is then. */
    act:
      <Body extends { language: Language }>(action: (party: Party, body: Body) => Promise<void>) =>
      async (call: OrderCall<Body>) => {
        await action(partyOf(call), call.body);
        return describe(call);
      },
    openPhoto: async (call: OrderCall<unknown, { name: string }>) =>
      openOrderPhoto(deps, (await ownOrderOf(call)).id, call.params.name),
    limit: { perMinute: deps.perMinute, accountErrorCode: 'too_many_requests' },
  } as const;
}
