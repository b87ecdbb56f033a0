import type { FastifyInstance } from 'fastify';
import type { Language } from '../../../contracts/languages.ts';
import { getSellerOrderPhoto } from '../../../contracts/order-photos.ts';
import * as contract from '../../../contracts/seller-orders.ts';
import { type Call, serve, succeed, succeedWithList } from '../../http/serve.ts';
import { serveFile } from '../../http/serve-file.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import type { LoadFonts } from '../../providers/text-drawing/load-fonts.ts';
import { answerReturn } from '../returns/returns.service.ts';
import type { ActionDeps } from './buyer-actions.service.ts';
import { describeOrder } from './describe-order.service.ts';
import { exportCsv, readPaperOrders } from './export-orders.service.ts';
import { listOrdersOfSeller } from './list-orders.service.ts';
import { writeOrderPapers } from './order-papers.ts';
import { openOrderPhoto } from './order-photos.service.ts';
import { getOwnOrder, type Side } from './own-orders.service.ts';
import { confirmDelivery, confirmPayment, declineLines, refundGoodwill, ship } from './seller-actions.service.ts';

interface Deps extends ActionDeps {
  storage: Storage;
  loadFonts: LoadFonts;
  isSandbox: boolean;
  perMinute: number;
}

type SellerCall<Body> = Call<{ id: string }, Body, 'seller'>;

export function sellerOrderRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const perSeller = { perMinute: deps.perMinute, accountErrorCode: 'too_many_requests' } as const;
  const sideOf = ({ account, params }: Pick<SellerCall<unknown>, 'account' | 'params'>): Side => {
    return { reader: 'seller', accountId: account.id, orderId: Number(params.id) };
  };
  const describe = async (side: Side, language: Language) => {
    const order = await describeOrder(db, await getOwnOrder(db, side), { reader: 'seller', language, now: deps.now() });
    return succeed('orderFound', { order });
  };
  /** Does what was asked and answers the order as it is then. */
  const act =
    <Body extends { language: Language }>(action: (side: Side, body: Body) => Promise<void>) =>
    async (call: SellerCall<Body>) => {
      await action(sideOf(call), call.body);
      return describe(sideOf(call), call.body.language);
    };

  serve(app, contract.listSellerOrders, async ({ account, body }) =>
    succeedWithList('orders', await listOrdersOfSeller(db, account.id, body)),
  );
  serve(app, contract.getSellerOrder, (call) => describe(sideOf(call), call.body.language));
  serve(
    app,
    contract.shipOrder,
    act((side, shipment) => ship(deps, side, shipment)),
    perSeller,
  );
  serve(
    app,
    contract.declineOrder,
    act((side, refusal) => declineLines(deps, side, refusal)),
    perSeller,
  );
  serve(
    app,
    contract.markPaid,
    act((side) => confirmPayment(deps, side)),
    perSeller,
  );
  serve(
    app,
    contract.markDelivered,
    act((side, { parcel_id }) => confirmDelivery(deps, side, parcel_id)),
    perSeller,
  );
  serve(
    app,
    contract.acceptReturn,
    act((side, { return_id: returnId }) => answerReturn(deps, side, { action: 'accept', returnId })),
    perSeller,
  );
  serve(
    app,
    contract.declineReturn,
    act((side, { return_id: returnId, reason }) => answerReturn(deps, side, { action: 'decline', returnId, reason })),
    perSeller,
  );
  serve(
    app,
    contract.markReturned,
    act((side, { return_id: returnId }) => answerReturn(deps, side, { action: 'mark-returned', returnId })),
    perSeller,
  );
  serve(
    app,
    contract.refundOrder,
    act((side, refund) => refundGoodwill(deps, side, refund)),
    perSeller,
  );
  serveFile(
    app,
    getSellerOrderPhoto,
    async (call) => {
      const { id: orderId } = await getOwnOrder(db, sideOf(call));
      return openOrderPhoto(deps, orderId, call.params.name);
    },
    perSeller,
  );
  serveFile(
    app,
    contract.getOrderPapers,
    async ({ account, body: { ids, kind, language } }) => {
      const papers = await readPaperOrders(db, account.id, [...new Set(ids.map(Number))], deps.now());
      const { isSandbox, loadFonts } = deps;
      const content = await writeOrderPapers(papers, { kind, language, isSandbox, loadFonts });
      return { name: `${kind}.pdf`, content };
    },
    perSeller,
  );
  serveFile(
    app,
    contract.exportOrders,
    async ({ account, body }) => ({
      name: 'orders.csv',
      content: await exportCsv(db, account.id, body.language, deps.now()),
    }),
    perSeller,
  );
}
