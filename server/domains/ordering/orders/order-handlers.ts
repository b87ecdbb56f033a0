import { AppError } from '../../../../contracts/errors.ts';
import type { Language } from '../../../../contracts/languages.ts';
import type { UnshippedDays } from '../../../../contracts/ordering/orders/order-states.ts';
import type { LoadFonts } from '../../../platform/documents/text-drawing/load-fonts.ts';
import type { UploadedFile } from '../../../platform/http/input/multipart-form.ts';
import type { Call } from '../../../platform/http/serve.ts';
import { succeed } from '../../../platform/http/serve.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { PreparePhoto } from '../../marketplace/pictures/photo-intake.service.ts';
import type { ActionDeps } from '../order-lifecycle/buyer-actions.service.ts';
import { openOrderPhoto, storeOrderPhoto } from '../order-lifecycle/order-photos.service.ts';
import type { Reader } from '../order-state/order-actions.service.ts';
import { getOwnOrder, type Party } from '../order-state/own-orders.service.ts';
import { refuse } from '../order-state/refusals.ts';
import { describeOrder } from './describe-order.service.ts';

/** A call about one order; both parties have an account. */
type OrderCall<Body = unknown, Params = unknown> = Pick<
  Call<{ id: string } & Params, Body, 'account'>,
  'account' | 'params' | 'body'
>;

export interface OrderDeps extends ActionDeps {
  storage: Storage;
  preparePhoto: PreparePhoto;
  /** Space for the photos of the orders of one buyer. */
  photoMegabytes: number;
  loadFonts: LoadFonts;
  /** The site's, for the codes on labels. */
  origin: string;
  isSandbox: boolean;
  perMinute: number;
  /** Days after the day by which an order should be sent. */
  unshipped: UnshippedDays;
}

/** What the calls of both parties about one order have in common; another one's order is not found. */
export function orderHandlers(deps: OrderDeps, reader: Reader) {
  const { db } = deps;
  const partyOf = ({ account, params }: Omit<OrderCall, 'body'>): Party => {
    return { reader, accountId: account.id, orderId: Number(params.id) };
  };
  const ownOrderOf = (call: Omit<OrderCall, 'body'>) => getOwnOrder(db, partyOf(call));
  const describe = async (call: OrderCall<{ language: Language }>) => {
    const { language } = call.body;
    const order = await describeOrder(db, await ownOrderOf(call), {
      ...{ reader, language, now: deps.now(), unshipped: deps.unshipped },
    });
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
    uploadPhoto: async (call: Omit<OrderCall, 'body'> & { file: UploadedFile | null }) => {
      const order = await ownOrderOf(call);
      // A seller shows only that something was paid back.
      if (reader === 'seller' && order.paybackCents === 0) throw refuse('payback_none');
      if (!call.file) throw new AppError('photo_missing');
      const photo = await deps.preparePhoto(call.account.id, call.file);
      const name = await storeOrderPhoto(deps, { order, now: deps.now(), megabytes: deps.photoMegabytes }, photo);
      return succeed('photoReceived', { name });
    },
    openPhoto: async (call: OrderCall<unknown, { name: string }>) =>
      openOrderPhoto(deps, (await ownOrderOf(call)).id, call.params.name),
    limit: { perMinute: deps.perMinute, accountErrorCode: 'too_many_requests' },
  } as const;
}
