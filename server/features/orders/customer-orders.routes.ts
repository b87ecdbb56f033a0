import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contracts/customer-orders.ts';
import { AppError } from '../../../contracts/errors.ts';
import type { Language } from '../../../contracts/languages.ts';
import { getCustomerOrderPhoto } from '../../../contracts/order-photos.ts';
import { type Call, serve, succeed, succeedWithList } from '../../http/serve.ts';
import { serveFile } from '../../http/serve-file.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import type { LoadFonts } from '../../providers/text-drawing/load-fonts.ts';
import type { PreparePhoto } from '../listing-analysis/photo-intake.service.ts';
import { answerReturn, request as requestReturn } from '../returns/returns.service.ts';
import { type ActionDeps, cancel, claimTransfer, confirmArrival } from './buyer-actions.service.ts';
import { describeOrder } from './describe-order.service.ts';
import { readReceiptOrder } from './export-orders.service.ts';
import { listOrdersOfCustomer } from './list-orders.service.ts';
import { orderNumber } from './order-money.service.ts';
import { writeOrderPapers } from './order-papers.ts';
import { openOrderPhoto, storeOrderPhoto } from './order-photos.service.ts';
import { getOwnOrder, type Side } from './own-orders.service.ts';
import { review } from './review-line.service.ts';

interface Deps extends ActionDeps {
  storage: Storage;
  preparePhoto: PreparePhoto;
  loadFonts: LoadFonts;
  isSandbox: boolean;
  perMinute: number;
}

type CustomerCall<Body> = Call<{ id: string }, Body, 'customer'>;

export function customerOrderRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const perBuyer = { perMinute: deps.perMinute, accountErrorCode: 'too_many_requests' } as const;
  const sideOf = ({ account, params }: Pick<CustomerCall<unknown>, 'account' | 'params'>): Side => {
    return { reader: 'buyer', accountId: account.id, orderId: Number(params.id) };
  };
  const describe = async (side: Side, language: Language) => {
    const order = await describeOrder(db, await getOwnOrder(db, side), { reader: 'buyer', language, now: deps.now() });
    return succeed('orderFound', { order });
  };
  /** Does what was asked and answers the order as it is then. */
  const act =
    <Body extends { language: Language }>(action: (side: Side, body: Body) => Promise<void>) =>
    async (call: CustomerCall<Body>) => {
      await action(sideOf(call), call.body);
      return describe(sideOf(call), call.body.language);
    };

  serve(app, contract.listCustomerOrders, async ({ account, body }) =>
    succeedWithList('orders', await listOrdersOfCustomer(db, account.id, body)),
  );
  serve(app, contract.getCustomerOrder, (call) => describe(sideOf(call), call.body.language));
  serve(
    app,
    contract.cancelOrder,
    act((side, { reason }) => cancel(deps, side, reason)),
    perBuyer,
  );
  serve(
    app,
    contract.confirmReceipt,
    act((side) => confirmArrival(deps, side)),
    perBuyer,
  );
  serve(
    app,
    contract.claimPayment,
    act((side, claim) => claimTransfer(deps, side, claim)),
    perBuyer,
  );
  serve(
    app,
    contract.requestReturn,
    act((side, asked) => requestReturn(deps, side, asked)),
    perBuyer,
  );
  serve(
    app,
    contract.disputeReturn,
    act((side, { return_id: returnId, reason }) => answerReturn(deps, side, { action: 'dispute', returnId, reason })),
    perBuyer,
  );
  serve(
    app,
    contract.reviewOrder,
    act((side, written) => review(deps, side, written)),
    perBuyer,
  );
  serve(
    app,
    contract.uploadOrderPhoto,
    async (call) => {
      const { id: orderId } = await getOwnOrder(db, sideOf(call));
      if (!call.file) throw new AppError('photo_missing');
      const photo = await deps.preparePhoto(call.account.id, call.file);
      const name = await storeOrderPhoto(deps, { orderId, now: deps.now() }, photo);
      return succeed('photoReceived', { name });
    },
    perBuyer,
  );
  serveFile(
    app,
    getCustomerOrderPhoto,
    async (call) => {
      const { id: orderId } = await getOwnOrder(db, sideOf(call));
      return openOrderPhoto(deps, orderId, call.params.name);
    },
    perBuyer,
  );
  serveFile(
    app,
    contract.getOrderReceipt,
    async (call) => {
      const paper = await readReceiptOrder(db, await getOwnOrder(db, sideOf(call)));
      const { language } = call.body;
      const { isSandbox, loadFonts } = deps;
      const content = await writeOrderPapers([paper], { kind: 'receipt', language, isSandbox, loadFonts });
      return { name: `${orderNumber(paper.order.id)}.pdf`, content };
    },
    perBuyer,
  );
}
